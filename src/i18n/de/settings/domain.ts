import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Kunden sehen Ihre Website unter dieser Domain, sobald der Eintrag gefunden und die Website veröffentlicht ist.',
  name: 'Domain oder Subdomain',
  name_help: 'Zum Beispiel pizza.com oder bestellen.pizza.com',
  set: 'Diese Domain verwenden',
  taken:
    'Ein anderer Betrieb nutzt diese Domain. Wenn sie Ihnen gehört, können Sie das mit einem Eintrag nachweisen; dann gilt sie für Ihre Website.',
  claim: 'Sie gehört mir',
  change: 'Andere Domain verwenden',
  remove: 'Domain entfernen',
  remove_title: 'Domain entfernen?',
  remove_detail:
    'Kunden erreichen Ihre Website nicht mehr unter dieser Domain, und gedruckte QR-Codes mit ihr funktionieren nicht mehr.',
  check: 'Jetzt prüfen',
  checked: 'Zuletzt geprüft: %{time}',
  copy: 'Kopieren: %{what}',
  copied: 'Kopiert: %{what}',
  problem: {
    domain_invalid: 'Geben Sie eine Domain wie pizza.com ein.',
    domain_is_address: 'Geben Sie einen Namen ein, keine IP-Adresse.',
    domain_is_suffix: 'Unter dieser Endung kann jeder Namen registrieren. Geben Sie Ihre eigene Domain ein.',
    domain_is_own: 'Diese Domain gehört der Plattform. Geben Sie Ihre eigene Domain ein.',
  },
  state: {
    waiting: 'Wartet auf den Eintrag',
    proved: 'Bestätigt',
    failing: 'Eintrag fehlt',
    ended: 'Nicht verwendet',
    moved: 'Von einem anderen Betrieb genutzt',
  },
  means: {
    waiting:
      'Fügen Sie den Eintrag unten beim Anbieter Ihrer Domain hinzu. Sobald er dort veröffentlicht ist, wird er in Sekunden gefunden.',
    proved: 'Die Domain gehört Ihnen. Sie wird täglich geprüft; lassen Sie den Eintrag deshalb stehen.',
    failing:
      'Der Eintrag wurde nicht gefunden. Ohne ihn ist Ihre Website noch bis %{time} unter dieser Domain erreichbar.',
    ended:
      'Der Eintrag fehlt seit 72 Stunden; deshalb ist Ihre Website unter dieser Domain nicht mehr erreichbar. Fügen Sie ihn wieder hinzu.',
    moved:
      'Ein anderer Betrieb hat nachgewiesen, dass die Domain ihm gehört. Wenn sie Ihnen gehört, fügen Sie den neuen Eintrag unten hinzu und prüfen Sie erneut.',
  },
  is_taken: 'Bis dahin nutzt ein anderer Betrieb die Domain.',
  found: {
    missing: 'Die Nameserver der Domain haben noch keinen Eintrag mit diesem Namen.',
    other_value:
      'Es gibt einen Eintrag mit diesem Namen, aber sein Wert ist ein anderer. Vergleichen Sie ihn mit dem Wert unten.',
    no_name_servers: 'Die Domain hat keine Nameserver. Prüfen Sie die Schreibweise und ob sie registriert ist.',
    unreachable: 'Die Nameserver der Domain haben nicht geantwortet. Wir versuchen es erneut.',
  },
  record: { type: 'Typ', name: 'Name', value: 'Wert' },
  proof: {
    title: '1. Weisen Sie nach, dass die Domain Ihnen gehört',
    detail: 'Öffnen Sie die DNS-Einstellungen Ihrer Domain beim Anbieter und fügen Sie diesen Eintrag hinzu.',
    full_name: 'Manche Anbieter verlangen den vollständigen Namen:',
  },
  pointing: {
    title: '2. Leiten Sie die Domain auf Ihre Website',
    detail: 'Fügen Sie auch diese hinzu. Löschen Sie andere A-, AAAA- und CNAME-Einträge mit demselben Namen.',
    none: 'Fragen Sie die Plattform, welche Einträge nötig sind.',
    apex: 'Eine Hauptdomain kann keinen CNAME-Eintrag haben. Wenn Ihr Anbieter ALIAS- oder ANAME-Einträge anbietet, können Sie stattdessen einen davon verwenden.',
  },
} satisfies SettingsTexts;
