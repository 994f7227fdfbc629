import { useState } from 'react';
import { CodeField, Countdown, PasswordField } from '../../fields.ts';
import { Button } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

/** Fields of a sign-in. */
export function Codes() {
  const [code, setCode] = useState('71');
  const [wrong, setWrong] = useState('7120');
  const [password, setPassword] = useState('Kiln and glaze');
  const [until, setUntil] = useState(0);
  return (
    <>
      <Example title="CodeField" code={'<CodeField label={label} status={status}\n  value={value} onValueChange={setValue} />'} stacked>
        <CodeField label="Code of the mail" status="Sent to kira****@mail.example" value={code} onValueChange={setCode} />
      </Example>
      <Example title="CodeField, wrong" code="<CodeField label={label} error={error} … />" stacked>
        <CodeField label="Code that was refused" error="This is not the code of the mail" value={wrong} onValueChange={setWrong} />
      </Example>
      <Example title="PasswordField" code={'<PasswordField label={label} autoComplete="new-password" rules={rules} … />'} stacked>
        <PasswordField
          className={styles.narrow}
          label="New password"
          autoComplete="new-password"
          showLabel="Show it"
          hideLabel="Hide it"
          rules={[
            { label: '8 characters', isMet: password.length >= 8, metLabel: 'Met' },
            { label: 'one digit', isMet: /\d/.test(password), metLabel: 'Met' },
          ]}
          value={password}
          onValueChange={setPassword}
        />
      </Example>
      <Example title="Countdown" code={'<Countdown until={until}>{(seconds) => `${seconds} s`}</Countdown>'}>
        <Countdown until={until}>{(seconds) => `${seconds} s`}</Countdown>
        <Button onClick={() => setUntil(Date.now() + 60_000)}>Start</Button>
      </Example>
    </>
  );
}
