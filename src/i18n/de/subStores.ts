import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Neues Teammitglied',
  search: 'Name, E-Mail oder Telefon',
  you: 'Sie',
  not_here: 'Nicht angemeldet',
  view: 'Als diese Person ansehen',
  view_as: 'Als %{name} ansehen',
  view_after_saving: 'Speichern, dann ansehen',
  turn_on: '%{name} aktivieren',
  turn_off: '%{name} deaktivieren',
  turned_on: '%{name} kann sich wieder anmelden.',
  turned_off: '%{name} ist deaktiviert und überall abgemeldet.',
  delete_detail:
    'Das Konto wird überall abgemeldet und lässt sich nicht wiederherstellen. Seine Aktivität bleibt aufgezeichnet.',
  column: {
    name: 'Name',
    may: 'Zugriff',
    state: 'Status',
    last_used_at: 'Zuletzt verwendet',
    actions: 'Aktionen',
    has_factor: 'Zwei Schritte',
  },
  factor: { on: 'Eingerichtet', off: 'Ohne Bestätigung in zwei Schritten' },
  filter: { permission: 'Zugriff' },
  sort: { name: 'Name', email: 'E-Mail', last_used_at: 'Zuletzt verwendet', created_at: 'Hinzugefügt' },
  undelivered: 'E-Mail nicht zugestellt',
  state: { active: 'Aktiv', invited: 'Eingeladen', waiting: 'Wartet auf Freigabe', disabled: 'Deaktiviert' },
  state_detail: {
    active: 'Kann sich anmelden.',
    invited: 'Noch kein Passwort: Über den Link kann die Person eines wählen.',
    waiting: 'Kann sich anmelden, sobald die Plattform das Konto freigegeben hat.',
    disabled: 'Kann sich nicht anmelden und wurde überall abgemeldet.',
  },
  empty: {
    title: 'Noch keine Teammitglieder',
    detail: 'Legen Sie für alle, die hier arbeiten, ein Konto an, damit jeder nur sieht, was er braucht.',
  },
  section: {
    person: 'Person',
    credential: 'Zugang',
    standing: 'Kontostatus',
    permissions: 'Rechte',
    permissions_detail: 'Was ausgeschaltet ist, kann die Person weder sehen noch tun. Änderungen gelten sofort.',
  },
  field: {
    name: 'Name',
    email: 'E-Mail',
    email_hint: 'Damit meldet sich die Person an.',
    phone: 'Telefon',
    password: 'Passwort',
    password_hint: 'Mindestens 6 Zeichen. Teilen Sie es persönlich mit.',
    new_password: 'Neues Passwort',
    new_password_hint: 'Leer lassen, um das aktuelle zu behalten. Ein neues Passwort meldet die Person überall ab.',
    is_disabled: 'Deaktiviert',
    is_disabled_hint:
      'Die Person wird sofort abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto aktivieren.',
  },
  credential: {
    invite: 'Link senden, mit dem die Person ihr Passwort wählt',
    password: 'Jetzt ein Passwort festlegen',
    ends: 'Wer den Zugang von %{name} eingerichtet hat, hat diese Rechte nicht: %{permissions}. Beim Speichern wird %{name} abgemeldet; senden Sie danach unter „%{section}“ einen neuen Link.',
  },
  blocker: {
    self: 'Das ist Ihr eigenes Konto. Nur der Inhaber oder jemand mit mindestens Ihren Rechten kann es ändern.',
    holds_more: 'Dieses Konto hat mehr Rechte als Ihres, deshalb können Sie es nicht ändern.',
  },
  error: {
    not_held: 'Es enthält Rechte, die Sie nicht haben.',
  },
  invitation: {
    send: 'Link senden',
    again: 'Neuen Link senden',
    reset: 'Link zum Zurücksetzen des Passworts senden',
    open: 'Der Link gilt bis %{until}.',
    over: 'Der Link ist am %{until} abgelaufen.',
    mail: {
      waiting: 'Die E-Mail an %{email} wird gesendet. Dauert es zu lange, können Sie selbst einen Link weitergeben.',
      sent: 'An %{email} gesendet. Der Link gilt einmal, bis %{until}.',
      failed:
        'Die E-Mail an %{email} konnte nicht zugestellt werden. Prüfen Sie die Adresse oder geben Sie selbst einen Link weiter.',
    },
    no_mail:
      'Es ist kein E-Mail-Versand eingerichtet. Geben Sie %{name} diesen Link selbst: Er gilt einmal, bis %{until}, und wird nur jetzt angezeigt.',
    by_hand: 'Geben Sie %{name} diesen Link selbst: Er gilt einmal, bis %{until}, und wird nur jetzt angezeigt.',
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    share: 'Link zum Weitergeben erstellen',
  },
};
