import { useState } from 'react';
import { Field, TextField } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

/** Fields. */
export function Forms() {
  const [name, setName] = useState('kiln.mortar');
  const [mail, setMail] = useState('kiln@');
  return (
    <>
      <Example
        title="TextField"
        code={'<TextField label={label} helper={helper} value={value}\n  onValueChange={setValue} clearLabel={clear} />'}
        stacked
      >
        <TextField
          className={styles.narrow}
          label="Name"
          helper="Between 4 and 32 characters"
          value={name}
          onValueChange={setName}
          clearLabel="Clear the name"
        />
      </Example>
      <Example title="TextField, wrong" code="<TextField label={label} error={error} … />" stacked>
        <TextField
          className={styles.narrow}
          type="email"
          label="E-mail"
          error="Write the whole address, like you@example.com"
          value={mail}
          onValueChange={setMail}
        />
      </Example>
      <Example title="TextField, right" code="<TextField label={label} valid … />" stacked>
        <TextField className={styles.narrow} type="email" label="Your e-mail" valid value="kiln@mortar.example" onValueChange={() => {}} />
      </Example>
      <Example title="TextField, disabled" code="<TextField label={label} disabled … />" stacked>
        <TextField className={styles.narrow} label="Address" value="0x7a3f…e21c" onValueChange={() => {}} disabled />
      </Example>
      <Example title="Field" code="<Field label={label}>{(control) => <input {...control} />}</Field>" stacked>
        <Field label="Day" helper="Any control can stand in a field" className={styles.narrow}>
          {(control) => <input type="date" {...control} />}
        </Field>
      </Example>
    </>
  );
}
