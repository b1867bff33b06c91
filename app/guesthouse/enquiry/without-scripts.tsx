/** What stands in the place of the fields where no script can write the message. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className="text-quiet">
        Senza JavaScript il messaggio si apre senza le date: scrivile tu, oppure chiamaci.
      </p>
    </noscript>
  );
}
