import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien je website op dit domein zodra het record is gevonden en de website is gepubliceerd.',
  name: 'Domein of subdomein',
  name_help: 'Bijvoorbeeld pizza.com of bestel.pizza.com',
  set: 'Dit domein gebruiken',
  taken:
    'Een andere zaak gebruikt dit domein. Is het van jou, dan kun je dat met een record bewijzen; het gaat dan over naar jouw website.',
  claim: 'Het is van mij',
  change: 'Een ander domein gebruiken',
  remove: 'Domein verwijderen',
  remove_title: 'Domein verwijderen?',
  remove_detail:
    'Klanten kunnen je website niet meer op dit domein openen, en gedrukte QR-codes met dit domein werken niet meer.',
  check: 'Nu controleren',
  checked: 'Laatst gecontroleerd: %{time}',
  copy: 'Kopiëren: %{what}',
  copied: 'Gekopieerd: %{what}',
  problem: {
    domain_invalid: 'Vul een domein in, zoals pizza.com.',
    domain_is_address: 'Vul een naam in, geen IP-adres.',
    domain_is_suffix: 'Iedereen kan namen met deze extensie registreren. Vul je eigen domein in.',
    domain_is_own: 'Dit domein is van het platform. Vul je eigen domein in.',
  },
  state: {
    waiting: 'Wacht op het record',
    proved: 'Bevestigd',
    failing: 'Record ontbreekt',
    ended: 'Niet in gebruik',
    moved: 'In gebruik bij een andere zaak',
  },
  means: {
    waiting:
      'Voeg het record hieronder toe bij de provider van je domein. Zodra het daar is gepubliceerd, wordt het binnen enkele seconden gevonden.',
    proved: 'Het domein is van jou. Het wordt elke dag gecontroleerd, dus laat het record staan.',
    failing: 'Het record is niet gevonden. Zonder record is je website nog tot %{time} op dit domein te bereiken.',
    ended: 'Het record ontbreekt al 72 uur, dus je website is niet meer op dit domein te bereiken. Voeg het weer toe.',
    moved:
      'Een andere zaak heeft bewezen eigenaar van het domein te zijn. Is het van jou? Voeg dan het nieuwe record hieronder toe en controleer opnieuw.',
  },
  is_taken: 'Tot die tijd gebruikt een andere zaak het domein.',
  found: {
    missing: 'De nameservers van het domein hebben nog geen record met deze naam.',
    other_value: 'Er is een record met deze naam, maar met een andere waarde. Vergelijk het met het record hieronder.',
    no_name_servers: 'Het domein heeft geen nameservers. Controleer de spelling en of het is geregistreerd.',
    unreachable: 'De nameservers van het domein reageren niet. We proberen het opnieuw.',
  },
  record: { type: 'Type', name: 'Naam', value: 'Waarde' },
  proof: {
    title: '1. Bewijs dat het domein van jou is',
    detail: 'Open de DNS-instellingen van je domein bij de provider en voeg dit record toe.',
    full_name: 'Sommige providers willen de volledige naam:',
  },
  pointing: {
    title: '2. Laat het domein naar je website verwijzen',
    detail: 'Voeg ook deze toe. Verwijder andere A-, AAAA- en CNAME-records met dezelfde naam.',
    none: 'Vraag het platform welke records je moet toevoegen.',
    apex: 'Een domein zonder subdomein kan geen CNAME-record hebben. Biedt je provider ALIAS- of ANAME-records aan, gebruik dan zo’n record.',
  },
} satisfies SettingsTexts;
