const ANIMATIONS = 'server/src/modules/chain/metadata/animations';
const PLAYED = `${ANIMATIONS}/animations.test.ts`;
const ROOM = 'server/src/modules/uploads';
const CORPUS = `${ROOM}/content/corpus.test.ts`;
const TEST = `${ROOM}/assets/forms.test.ts`;
const corpus = (title) => ({ file: CORPUS, title });

/** Files that people send. */
export const uploads = [
  {
    row: 'H3',
    demands:
      'A file comes in with a session only, within its limits of bytes, pixels and quota; it is what its bytes say and its name must say the same; a picture is made anew, so nothing that hides in one is kept.',
    guards: [
      {
        what: 'a session, in spite of the paths’ name',
        file: 'shared/protocol/src/uploads/endpoints.ts',
        text: "'/api/communityservice/open/upload',\n  access: 'user'",
        off: "'/api/communityservice/open/upload',\n  access: 'open'",
        tests: [{ file: TEST, title: 'it takes nothing from a visitor at $id, in spite of its name' }],
      },
      {
        what: 'bytes',
        file: `${ROOM}/content/content.ts`,
        text: 'if (bytes > limit) throw',
        off: 'if (bytes < 0) throw',
        tests: [{ file: TEST, title: 'it tells of the resumable door when a file is too large' }],
      },
      {
        what: 'the name says the same as the bytes',
        file: `${ROOM}/content/content.ts`,
        text: "if (extension && !extensions.includes(extension)) throw new UploadRefusal('wrongExtension');",
        off: '',
        tests: [corpus('it refuses %s')],
      },
      {
        what: 'no place and no camera',
        file: `${ROOM}/content/picture.ts`,
        text: '.webp({ quality: QUALITY',
        off: '.keepMetadata().webp({ quality: QUALITY',
        tests: [{ file: TEST, title: 'it turns a picture as its camera was held, and takes place and camera out of it' }],
      },
    ],
    seen: [
      corpus('it refuses an animation of too many pixels, though one frame is small'),
      corpus('it keeps nothing of %s behind a picture'),
      corpus('it gives a file an address of its own, whatever it is called: %s'),
      corpus('it never unpacks an archive, and takes it as what it weighs'),
      { file: `${ROOM}/resumable/resumable.test.ts`, title: 'it lets one of many uploads that would all fill the quota win' },
    ],
  },
  {
    row: 'H4',
    demands:
      'A file that is opened runs nothing: it has no origin and loads nothing, its type is not guessed, what is no picture is a download, and it has one address that nobody can foretell.',
    guards: [
      {
        what: 'a sandbox',
        file: `${ROOM}/assets/send-file.ts`,
        text: "sandbox; default-src 'none'; ",
        off: '',
        tests: [
          corpus('it hands %s out as a download that can do nothing'),
          corpus('it serves a picture of a post with the same chains, in place'),
        ],
      },
      {
        what: 'a download',
        file: `${ROOM}/assets/send-file.ts`,
        text: "if (kind === 'picture' || name === null) return 'inline';",
        off: "if (kind !== undefined) return 'inline';",
        tests: [corpus('it hands %s out as a download that can do nothing')],
      },
      {
        what: 'the extension is part of the address',
        file: `${ROOM}/assets/send-file.ts`,
        text: 'if (!asset || FILE_TYPES[asset.type].extensions[0] !== extension) return',
        off: 'if (!asset || extension === undefined) return',
        tests: [corpus('it has no other address for a file')],
      },
      {
        what: 'a program that an item plays has no origin',
        file: `${ANIMATIONS}/policy.ts`,
        text: "'sandbox allow-scripts',",
        off: '',
        tests: [{ file: PLAYED, title: 'of a program has no origin, reaches nothing and stands only in pages of ours' }],
      },
      {
        what: 'anything else that an item plays runs nothing',
        file: `${ANIMATIONS}/policy.ts`,
        text: "sandbox; default-src 'none'; ",
        off: '',
        tests: [{ file: PLAYED, title: 'of anything else runs nothing, and is had in parts' }],
      },
    ],
    seen: [corpus('it cleans the name of a download')],
  },
];
