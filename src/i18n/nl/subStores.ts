import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nieuw teamlid',
  search: 'Naam, e-mail of telefoon',
  you: 'Jij',
  not_here: 'Niet ingelogd',
  view: 'Bekijken als deze persoon',
  view_as: 'Bekijken als %{name}',
  view_after_saving: 'Opslaan, dan bekijken als',
  turn_on: '%{name} inschakelen',
  turn_off: '%{name} uitschakelen',
  turned_on: '%{name} kan weer inloggen.',
  turned_off: '%{name} is uitgeschakeld en overal uitgelogd.',
  delete_detail: 'Het account wordt overal uitgelogd en kan niet worden teruggehaald. De activiteit blijft bewaard.',
  column: { name: 'Naam', may: 'Toegang', state: 'Status', last_use: 'Laatst gebruikt', actions: 'Acties' },
  filter: { permission: 'Toegang' },
  sort: { name: 'Naam', email: 'E-mail', last_used_at: 'Laatst gebruikt', created_at: 'Toegevoegd' },
  state: { active: 'Actief', invited: 'Uitgenodigd', waiting: 'Wacht op goedkeuring', disabled: 'Uitgeschakeld' },
  state_detail: {
    active: 'Kan inloggen.',
    invited: 'Nog geen wachtwoord: met de link kiest deze persoon er een.',
    waiting: 'Kan inloggen zodra het platform het account heeft goedgekeurd.',
    disabled: 'Kan niet inloggen en is overal uitgelogd.',
  },
  empty: {
    title: 'Nog geen teamleden',
    detail: 'Maak een account voor iedereen die hier werkt, zodat iedereen alleen ziet wat nodig is.',
  },
  section: {
    person: 'Persoon',
    credential: 'Inlogmethode',
    standing: 'Accountstatus',
    permissions: 'Rechten',
    permissions_detail: 'Wat uit staat, kan deze persoon niet zien of doen. Wijzigingen gelden meteen.',
  },
  field: {
    name: 'Naam',
    email: 'E-mail',
    email_hint: 'Hiermee logt deze persoon in.',
    phone: 'Telefoon',
    password: 'Wachtwoord',
    password_hint: 'Minstens 6 tekens. Vertel het persoonlijk.',
    new_password: 'Nieuw wachtwoord',
    new_password_hint:
      'Laat leeg om het huidige te houden. Met een nieuw wachtwoord wordt deze persoon overal uitgelogd.',
    is_disabled: 'Uitgeschakeld',
    is_disabled_hint: 'Deze persoon wordt meteen uitgelogd en kan pas weer inloggen als je het account inschakelt.',
  },
  credential: {
    invite: 'Link versturen om zelf een wachtwoord te kiezen',
    password: 'Nu een wachtwoord instellen',
    ends: 'Wie het inloggen voor %{name} heeft ingesteld, heeft deze rechten niet: %{permissions}. Bij het opslaan wordt %{name} uitgelogd; verstuur daarna onder “%{section}” een nieuwe link.',
  },
  blocker: {
    self: 'Dit is je eigen account. Alleen de eigenaar, of iemand met minstens jouw rechten, kan het wijzigen.',
    holds_more: 'Dit account heeft meer rechten dan het jouwe, dus je kunt het niet wijzigen.',
  },
  error: {
    not_held: 'Er zitten rechten bij die je niet hebt.',
  },
  invitation: {
    send: 'Link versturen',
    again: 'Nieuwe link versturen',
    reset: 'Wachtwoordlink versturen',
    open: 'De link werkt tot %{until}.',
    over: 'De link is verlopen op %{until}.',
    mailed: 'Verstuurd naar %{email}. De link werkt één keer, tot %{until}.',
    no_mail:
      'E-mail is niet ingesteld. Geef %{name} deze link zelf: hij werkt één keer, tot %{until}, en wordt alleen nu getoond.',
    mail_failed:
      'De e-mail kon niet worden verstuurd. Geef %{name} deze link zelf: hij werkt één keer, tot %{until}, en wordt alleen nu getoond.',
    link: 'Link',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
  },
};
