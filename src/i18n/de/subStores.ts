import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Neues Teammitglied',
  search: 'Name, E-Mail oder Telefon',
  you: 'Sie',
  not_here: 'Nicht angemeldet',
  look: 'Ansicht dieser Person',
  look_as: 'Ansicht von %{name}',
  look_saved: 'Speichern, dann Ansicht',
  turn_on: '%{name} einschalten',
  turn_off: '%{name} abschalten',
  turned_on: '%{name} kann sich wieder anmelden.',
  turned_off: '%{name} ist abgeschaltet und überall abgemeldet.',
  delete_detail:
    'Das Konto wird überall abgemeldet und lässt sich nicht wiederherstellen. Was es getan hat, bleibt unter seinem Namen stehen.',
  column: { name: 'Name', may: 'Darf nutzen', state: 'Stand', last_use: 'Zuletzt da', actions: 'Aktionen' },
  filter: { permission: 'Darf nutzen' },
  sort: { name: 'Name', email: 'E-Mail', last_used_at: 'Zuletzt da', created_at: 'Hinzugefügt' },
  state: { active: 'Aktiv', invited: 'Eingeladen', waiting: 'Wartet auf Freigabe', disabled: 'Abgeschaltet' },
  state_detail: {
    active: 'Kann sich anmelden.',
    invited: 'Hat noch kein Passwort: Der Link lässt es wählen.',
    waiting: 'Kann sich anmelden, sobald die Plattform das Konto freigegeben hat.',
    disabled: 'Kann sich nicht anmelden und wurde überall abgemeldet.',
  },
  empty: {
    title: 'Noch niemand außer Ihnen',
    detail: 'Legen Sie für alle, die hier arbeiten, ein Konto an: Jeder sieht nur, was er braucht.',
  },
  section: {
    person: 'Person',
    way_in: 'Zugang',
    standing: 'Anmeldung',
    permissions: 'Rechte',
    permissions_detail:
      'Was aus ist, wird weder angezeigt noch zugelassen. Änderungen gelten sofort, auch in offenen Fenstern.',
  },
  field: {
    name: 'Name',
    email: 'E-Mail',
    email_hint: 'Damit meldet sich die Person an.',
    calling_code: 'Vorwahl',
    phone: 'Telefon',
    phone_hint: 'Freiwillig, nur Ziffern.',
    password: 'Passwort',
    password_hint: 'Mindestens 6 Zeichen. Teilen Sie es persönlich mit.',
    new_password: 'Neues Passwort',
    new_password_hint: 'Leer: Es bleibt, wie es ist. Ein neues meldet die Person überall ab.',
    is_disabled: 'Abgeschaltet',
    is_disabled_hint:
      'Die Person wird sofort abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto einschalten.',
  },
  way_in: {
    invite: 'Über einen Link, mit dem die Person ihr Passwort wählt',
    password: 'Mit einem Passwort, das ich jetzt festlege',
    ends: 'Wer den Zugang von %{name} eingerichtet hat, darf dies nicht: %{permissions}. Beim Speichern endet dieser Zugang, und %{name} wird abgemeldet. Erstellen Sie danach unter „%{section}“ einen neuen Link.',
  },
  gap: {
    self: 'Das ist Ihr eigenes Konto. Nur der Inhaber oder jemand mit ebenso vielen Rechten kann es ändern.',
    holds_more: 'Dieses Konto darf mehr als Ihres, deshalb können Sie es nicht ändern.',
  },
  fault: {
    not_held: 'Es enthält etwas, das Sie selbst nicht haben.',
    calling_code: 'Ergänzen Sie die Landesvorwahl.',
    email: 'Das ist keine E-Mail-Adresse.',
    phone: 'Nur Ziffern, 4 bis 15.',
  },
  invitation: {
    send: 'Link senden',
    again: 'Neuen Link erstellen',
    reset: 'Link für neues Passwort',
    open: 'Der Link gilt bis %{until}.',
    over: 'Der Link ist am %{until} abgelaufen.',
    mailed: 'An %{email} gesendet. Der Link gilt einmal, bis %{until}.',
    no_mail:
      'Hier ist kein Mailversand eingerichtet. Geben Sie %{name} diesen Link selbst: Er gilt einmal, bis %{until}, und wird nur jetzt angezeigt.',
    mail_failed:
      'Die Mail konnte nicht gesendet werden. Geben Sie %{name} diesen Link selbst: Er gilt einmal, bis %{until}, und wird nur jetzt angezeigt.',
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
  },
};
