import type { WhitepaperText } from './types.ts';

/** The whitepaper in English; `zh-hk.ts` has the same sections and blocks. */
export const english: WhitepaperText = {
  title: 'Mortar: one wall, many hands',
  subtitle: 'How an open web3 community site is built from parts that ship on their own.',
  sections: [
    {
      id: 'abstract',
      title: 'Abstract',
      blocks: [
        {
          kind: 'text',
          text: 'Mortar is a community site for people who use crypto, build with it, or create for the people who do. It is meant to bring together video news, conversation, collectibles, domain names, quizzes and games under one account, in English and in Hong Kong Chinese.',
        },
        {
          kind: 'text',
          text: 'The site is not one program. A small shell opens the page, and every area arrives as a part of its own, called a remote, which its team can publish and roll back without asking anybody else. When a remote breaks, its last good version steps in while the page is loading, and the rest of the site keeps working.',
        },
        {
          kind: 'text',
          text: 'This paper describes what runs today and what is designed, and keeps the two apart: whatever does not run yet is marked as planned or in progress. Nothing here is an offer. The token described is not deployed and has no price.',
        },
      ],
    },
    {
      id: 'problem',
      title: 'The problem',
      blocks: [
        {
          kind: 'text',
          text: 'Following web3 means living in many places at once. The news is on a video site, the talk in a messaging app, the collectible on one marketplace and its price chart on another, the name at a registrar, the quiz in somebody’s form. Each place wants an account, shows its own figures, and has its own idea of who you are.',
        },
        {
          kind: 'text',
          text: 'The figures are a problem in themselves. A floor price rarely says at which block it was true. A count of holders seldom says what was left out. Rewards are often a number in a table that nobody but its owner can read.',
        },
        {
          kind: 'text',
          text: 'Putting everything into one large program answers the first complaint and makes a new one. Teams queue behind each other to release, and a fault in the smallest corner takes the whole site with it. Mortar sets out to avoid both, with four aims:',
        },
        {
          kind: 'list',
          items: [
            'One account, many places. Logging in once should open every area.',
            'Figures with their source. A number on the page should say where it comes from and how old it is.',
            'Parts that fail alone. A broken area should cost its visitors that area and nothing more.',
            'Two languages, both written. The Chinese text is composed for Hong Kong readers and not converted.',
          ],
        },
      ],
    },
    {
      id: 'design',
      title: 'How Mortar works',
      blocks: [
        {
          kind: 'text',
          text: 'The name describes the method. The areas are bricks that can be laid and replaced one at a time; the mortar between them is a small set of promises that every brick keeps. This section describes software that runs now, and it is what brought this page to you.',
        },
        { kind: 'heading', id: 'shell', text: 'The shell' },
        {
          kind: 'text',
          text: 'The shell owns what all areas share: the address bar, the frame around the page, language, theme, dialogs and messages on the screen. It is the only part that every page loads. It knows an area by its description alone, and loads none of the area’s code before somebody goes there.',
        },
        { kind: 'heading', id: 'remotes', text: 'Remotes' },
        {
          kind: 'text',
          text: 'A remote is a folder of static files that never changes once it is built. Beside the files lies a description, `remote.json`, which names its routes, its entries in the navigation, the dialogs it can open, the languages it speaks and any outside host it must reach. The description is checked against a schema when the remote is built, when it is published and when it is loaded.',
        },
        {
          kind: 'text',
          text: 'Libraries such as React exist once in a page and come from the shell, so two remotes can never disagree about them. The build is a plain module federation container: a team may use any bundler that produces one. This landing page and this paper are themselves a remote, named `gamehub`.',
        },
        { kind: 'heading', id: 'registry', text: 'The registry' },
        {
          kind: 'text',
          text: 'The registry says which version of each remote is live. It is part of the server and is kept in PostgreSQL. Publishing adds a version, promoting moves a pin to it, and rolling back moves the pin to where it was. Older versions stay on the server, so going back copies nothing, reaches new page loads at once, and leaves an entry in the audit log like every other change.',
        },
        {
          kind: 'text',
          text: 'A page that has been open for long keeps up. Before it moves into a remote it asks whether the registry has changed. If the pin of a remote that it has already used is now another one, the move becomes an ordinary page load and brings the new version with it. Two versions of one remote are never mixed in a page.',
        },
        { kind: 'heading', id: 'first-load', text: 'First load' },
        {
          kind: 'text',
          text: 'Splitting a site into parts usually costs time: the page loads a host, the host loads a list, the list leads to a file, the file to another. Mortar’s server reads the address, knows from the registry which files it will need, and names them in the HTML. The remote’s files are on their way before the shell’s own code has finished arriving. No list is fetched at all.',
        },
        { kind: 'heading', id: 'last-good', text: 'The last good version' },
        {
          kind: 'text',
          text: 'Files go missing, arrive damaged, or never arrive. A version may also load well and fail as soon as it runs. The shell tries again with growing pauses and then turns to the last good version of that remote, within the same navigation. If there is none, a small page names the area and offers Try again, which really does fetch the files anew. The header, the navigation and every other area stay usable throughout.',
        },
        { kind: 'heading', id: 'integrity', text: 'Integrity' },
        {
          kind: 'text',
          text: 'Publishing records the SHA-384 hash of every file of a version. The browser compares the hash before it runs a remote’s entry or its module; if a single byte differs, the file is refused and the last good version takes over. The page’s security policy accepts scripts from our own origin only, forbids inline code, and demands Trusted Types, so that text cannot turn into code by accident.',
        },
        {
          kind: 'text',
          text: 'The list of versions itself is signed by the server, and the page checks the signature before it loads any remote; an older list is not taken up again.',
        },
        { kind: 'heading', id: 'channels', text: 'Gradual rollout' },
        {
          kind: 'text',
          text: 'A new version may go to a share of the visitors, to named people or to whoever has a link, before everybody gets it. Browsers report how it performs, and a version that fails more often than the one beside it is rolled back automatically, with the numbers as the reason. The page at `/dev-center` shows which versions there are, who gets which one, and why.',
        },
      ],
    },
    {
      id: 'areas',
      title: 'Features and status',
      blocks: [
        {
          kind: 'text',
          text: 'The list below is the whole product as it is planned. The word beside each name is its state at the date of this paper. Laid means that it runs in public; in progress means that it is being built now; planned means that there is a design and, where the text does not say otherwise, no running code.',
        },
        {
          kind: 'offers',
          items: [
            {
              course: 'foundation',
              name: 'The site itself',
              text: 'Shell, registry, server and database, started by one command; the landing page and this paper in two languages, dark and light, on phone and desktop.',
            },
            {
              course: 'door',
              name: 'One account',
              text: 'Login by e-mail, by wallet (Ethereum-style, wallet relay, Bitcoin-style and Solana-style) and through Google, Discord or X.',
            },
            {
              course: 'hall',
              name: 'Messages',
              text: 'Private chats and channels; bots, paid messages, and translation that keeps the original beside it. Chats and channels run already.',
            },
            {
              course: 'square',
              name: 'Video news and community',
              text: 'A feed of news, video and posts; following, voting spaces, and a place where brands and creators find each other. The feed and the news run already.',
            },
            {
              course: 'market',
              name: 'Collectibles and names',
              text: 'Listings, offers and auctions, domain names, and analytics in which each figure states its block and its age. On a test chain, people can already list, bid, buy, make offers and see what they have earned.',
            },
            {
              course: 'arena',
              name: 'Quiz and games',
              text: 'Ten questions a day against the clock with three kinds of cards (swap, skip and revival), rankings, a live event for everybody at once, and games whose scores the server checks. The daily quiz, whose draw anybody can check, live events and the first games run already.',
            },
            {
              course: 'kiln',
              name: 'Bricks, staking and token',
              text: 'The ledger of rewards, what can be earned with it, and the project token with its staking page. The ledger and the page that shows it run already.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Addresses that belong to a part not yet built answer with the status 423 and the words ‘Coming Soon.’ They do not show sample people, sample prices or sample messages.',
        },
      ],
    },
    {
      id: 'bricks',
      title: 'Bricks: how rewards work',
      blocks: [
        {
          kind: 'planned',
          text: 'Today a new account receives its first bricks; games, the daily quiz and invitations earn more; cards for the quiz can be bought with them; and a page lists every one with its cause. Other ways to spend bricks are not open yet: that part of this section describes the design.',
        },
        {
          kind: 'text',
          text: 'Taking part in Mortar is rewarded with bricks. There are two kinds, gold and silver. A new account receives 50 gold bricks, a number that whoever runs the site can change. Games earn further gold bricks, up to a daily limit: the server replays a run, its score becomes points, and the points become bricks. The quiz shares out a fixed number each day among those who played well, and holds them for two days before they can be spent. You earn bricks when someone you invited stays active for a few days.',
        },
        {
          kind: 'text',
          text: 'Bricks are kept in a double-entry ledger that can only grow. Every movement has two sides that cancel out: what one account receives, another gives. The accounts are a person’s available bricks, the same person’s frozen bricks, the issuer, the fees, each day’s budget, and what was spent for good. Nothing is edited afterwards; a mistake is put right by a further entry that says so.',
        },
        {
          kind: 'list',
          items: [
            'Available plus frozen bricks always equal the sum of a person’s entries.',
            'No balance may fall below zero.',
            'Each movement carries a key, so a request that is repeated pays once.',
            'Freezing and releasing are movements too, and can be read like all others.',
          ],
        },
        {
          kind: 'text',
          text: 'Bricks are entries in the site’s ledger and not a token on a chain. No rate between bricks and the project token has been set, and none should be assumed.',
        },
      ],
    },
    {
      id: 'allocation',
      title: 'Token allocation plan',
      blocks: [
        {
          kind: 'text',
          text: 'The project token is not deployed. There is no contract address, no price, no supply and no number of holders to report, so this paper reports none. Anyone who offers the token today is offering something else.',
        },
        {
          kind: 'text',
          text: 'What exists is a plan for how it would be shared out. The percentages are shares of whatever supply is fixed when the token is deployed, and the months count from that day.',
        },
        { kind: 'figure', name: 'allocation' },
        {
          kind: 'text',
          text: 'Community rewards are the largest share because a community site without its community is an empty room. Builders are the people who contribute to the open source, inside the team or outside. The team’s own share stays locked for a year and arrives over the three years after. The treasury pays for audits, servers and other common costs. Liquidity is the only share that would be free from the first day, since a swap cannot open without it.',
        },
        {
          kind: 'text',
          text: 'The plan may change until the token is deployed. The table above and the ring on the home page are drawn from one source file, and every change to that file can be read in its public history.',
        },
      ],
    },
    {
      id: 'governance',
      title: 'Governance and safety',
      blocks: [
        { kind: 'heading', id: 'decisions', text: 'How decisions are made' },
        {
          kind: 'text',
          text: 'Today the maintainers decide, in the open. A settled question becomes a short record in the source with its reason, its date and the condition under which it should be asked again. Where the site departs from its own specification, the departure and its reason are written down as well. What an operator does to the registry, by command or on the team’s page, lands in the audit log with its reason.',
        },
        {
          kind: 'planned',
          text: 'Voting spaces, in which members propose and vote, are planned with the community area. Until they run, holding bricks or tokens gives no vote.',
        },
        { kind: 'heading', id: 'safety', text: 'Safety' },
        {
          kind: 'text',
          text: 'Running today: the strict security policy described above, limits on how often one address may call the server, checks on every request against the published description of the interface, logs without secrets, and one set of tests that is run on every change. Among them are tests that damage a remote’s files on purpose and expect the site to stay up.',
        },
        {
          kind: 'text',
          text: 'For login by e-mail: passwords are kept only as Argon2id hashes, access tokens live ten minutes, and codes expire and allow few attempts.',
        },
        {
          kind: 'text',
          text: 'For login by wallet: what is signed is a readable text that moves no funds and costs no fee. The site never asks for a wallet’s private key or recovery phrase.',
        },
        {
          kind: 'text',
          text: 'For the market: contracts with published source, tests that try to break their accounting, and no owner’s power that acts without leaving an event on the chain. They run on a test chain; none has been deployed to a public network.',
        },
      ],
    },
    {
      id: 'roadmap',
      title: 'Roadmap',
      blocks: [
        {
          kind: 'text',
          text: 'The roadmap is a wall, read from the bottom. A course is called laid when it runs in public, and not before. There are no dates: the order is a commitment, a calendar would be a guess.',
        },
        { kind: 'figure', name: 'roadmap' },
      ],
    },
    {
      id: 'risks',
      title: 'Risks',
      blocks: [
        {
          kind: 'list',
          items: [
            'Software. Mortar is young. It has faults that nobody has found yet, and a part may be late or be dropped.',
            'Token. It may be deployed on terms other than those planned here, or never. The plan is neither an offer nor an invitation to buy.',
            'Law. Rules on tokens, rewards and games differ between places and change. Some features may not be open everywhere.',
            'Chains. What is signed on a chain cannot be called back. Fees vary, contracts can fail, and a lost key stays lost.',
            'Other people’s services. Mail, chain access, login providers and translation can fail or change their terms.',
            'Rewards. Bricks may be granted on other terms than today’s plan, and are no claim on money.',
          ],
        },
        { kind: 'text', text: 'Nothing in this paper is investment, legal or tax advice.' },
      ],
    },
    {
      id: 'licence',
      title: 'Licence',
      blocks: [
        {
          kind: 'text',
          text: 'The project’s own source, this paper included, is published under the MIT licence: anyone may run it, change it and build on it. Libraries and fonts keep the licences of their authors; `docs/licences.md` in the source lists them.',
        },
        {
          kind: 'text',
          text: 'The wallet connector that login uses is licensed under GPL-3.0-or-later. For its sake the built site as a whole is distributed under that licence, while the project’s own source stays under MIT.',
        },
      ],
    },
  ],
};
