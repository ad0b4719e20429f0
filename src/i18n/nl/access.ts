import type { access as english } from '../en/access';

export const access: typeof english = {
  none: 'Nog geen rechten',
  count: '%{count} van %{total} toegekend',
  search: 'Rechten zoeken',
  nothing_found: 'Geen recht past bij “%{text}”.',
  presets: 'Begin met',
  presets_detail: 'Kies wat het dichtst in de buurt komt en pas het daarna aan.',
  not_held: 'Je hebt dit recht zelf niet, dus je kunt het niet toekennen.',
  follows: 'Zit in “%{name}”.',
  apart: 'Zit niet in “%{name}”. Ken het apart toe.',
  needs: 'Vereist “%{name}”.',
  group: {
    orders: 'Bestellingen',
    history: 'Geschiedenis',
    earnings: 'Opbrengst',
    menu: 'Menu',
    people: 'Team',
    offers: 'Aanbiedingen',
    settings: 'Instellingen',
  },
  preset: {
    changed: '%{name} (aangepast)',
    manager: {
      name: 'Bedrijfsleider',
      detail: 'Runt de zaak voor je. Alles behalve de instellingen die alleen voor de eigenaar zijn.',
    },
    order_desk: {
      name: 'Bestelbalie',
      detail:
        'Neemt bestellingen en reserveringen op, zet artikelen op uitverkocht, helpt gasten en leest beoordelingen.',
    },
    kitchen: {
      name: 'Keuken',
      detail:
        'Accepteert en bereidt bestellingen en zet artikelen op uitverkocht. Kan bestellingen niet annuleren, terugbetalen of wijzigen.',
    },
    dispatcher: { name: 'Planner', detail: 'Wijst bezorgers toe en volgt elke bezorging.' },
    menu_editor: { name: 'Menubeheer', detail: 'Houdt het menu en de aanbiedingen bij.' },
    accountant: { name: 'Boekhouding', detail: 'Bekijkt de opbrengst en afgelopen bestellingen. Alleen lezen.' },
  },
  key: {
    'store/order': {
      name: 'Bestellingen',
      detail: 'Telefonische bestellingen opnemen, en bestellingen accepteren, bereiden en meegeven op alle borden.',
    },
    'store/order/cancel': { name: 'Bestellingen annuleren', detail: 'Geaccepteerde bestellingen annuleren.' },
    'store/order/refund': { name: 'Terugbetalingen', detail: 'Hele bestellingen of losse artikelen terugbetalen.' },
    'store/order/edit': {
      name: 'Bestellingen wijzigen',
      detail: 'De artikelen en aantallen van een bestelling wijzigen.',
    },
    'store/order/override': {
      name: 'Bestellingen toch opnemen',
      detail: 'Bestellingen per telefoon of aan de balie opnemen tegen de regels van de zaak in, met een reden.',
    },
    'store/table-booking': {
      name: 'Tafelreserveringen',
      detail: 'De reserveringen van de dag zien, gasten plaatsen en hun bestellingen wijzigen.',
    },
    'store/dispatcher': { name: 'Ritplanning', detail: 'Bezorgingen toewijzen en zien waar de bezorgers zijn.' },
    'store/history': {
      name: 'Bestelgeschiedenis',
      detail: 'Afgelopen bestellingen opzoeken en exporteren, en opnieuw bestellen.',
    },
    'store/review': { name: 'Beoordelingen', detail: 'Beoordelingen van klanten lezen en beantwoorden.' },
    'store/earning': {
      name: 'Opbrengst',
      detail: 'Afgelopen bestellingen en de opbrengst per week, maand en jaar zien.',
    },
    'store/earning/payout': {
      name: 'Uitbetalingen aanvragen',
      detail: 'Uitbetalingen naar de bankrekening van de zaak aanvragen, en aanvragen intrekken.',
    },
    'store/product': { name: 'Artikelen', detail: 'Artikelen met prijzen, foto’s en voorraad.' },
    'store/product/stock': {
      name: 'Voorraad',
      detail: 'Artikelen op uitverkocht of weer op voorraad zetten, ook vanuit een bestelling.',
    },
    'store/group': { name: 'Categorieën', detail: 'Categorieën van het menu en hun volgorde.' },
    'store/modifier_group': {
      name: 'Optiegroepen',
      detail: 'Maten, extra’s en andere keuzes, ook importeren en exporteren.',
    },
    'store/providers': { name: 'Bezorgers', detail: 'Bezorgers toevoegen, goedkeuren en beheren.' },
    'store/sub_store': { name: 'Team', detail: 'Accounts voor het team maken en rechten instellen.' },
    'store/promocode': { name: 'Aanbiedingen', detail: 'Kortingscodes en kortingen.' },
    'store/setting': { name: 'Instellingen van de zaak', detail: 'Naam, adres, btw en hoe de zaak werkt.' },
    'store/deliveries': { name: 'Bezorginstellingen', detail: 'Bezorggebieden en bezorgkosten.' },
    'store/store_time_setting': { name: 'Openingstijden', detail: 'Openingstijden en feestdagen.' },
    'store/table_booking': { name: 'Tafelinstellingen', detail: 'Tafels, tijden en regels voor annuleren.' },
  },
  password: {
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    differs: 'De wachtwoorden komen niet overeen.',
    change: {
      current: 'Huidig wachtwoord',
      current_required: 'Vul je huidige wachtwoord in.',
      wrong: 'Dit is niet je huidige wachtwoord.',
      new: 'Nieuw wachtwoord',
      again: 'Nieuw wachtwoord herhalen',
      detail: 'Je andere apparaten worden uitgelogd.',
      done: 'Wachtwoord gewijzigd. Je andere apparaten zijn uitgelogd.',
      done_here: 'Wachtwoord gewijzigd.',
      unreachable:
        'De server is niet bereikbaar. Wat je hebt ingevuld, blijft staan: controleer de verbinding en probeer het opnieuw.',
    },
    error: {
      password_common: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
      password_personal: 'Gebruik geen naam, e-mailadres of telefoonnummer van dit account.',
      password_same: 'Dit is al je wachtwoord. Kies een ander.',
    },
    strength: {
      weak: 'Wachtwoordsterkte: zwak',
      fair: 'Wachtwoordsterkte: matig',
      good: 'Wachtwoordsterkte: goed',
      strong: 'Wachtwoordsterkte: sterk',
    },
  },
  step_up: {
    title: 'Bevestig dat jij het bent',
    detail: 'Vul het wachtwoord van dit account in om verder te gaan. Wat je hebt ingevuld, blijft staan.',
    confirm: 'Bevestigen',
    required: 'Vul je wachtwoord in.',
    wrong: 'Verkeerd wachtwoord.',
    totp_detail: 'Vul de code uit je authenticator-app in om verder te gaan. Wat je hebt ingevuld, blijft staan.',
    totp: 'Code',
    totp_wrong: 'Die code klopt niet of is al gebruikt. Wacht op de volgende.',
    passkey_detail: 'Gebruik je passkey om verder te gaan. Wat je hebt ingevuld, blijft staan.',
    use_passkey: 'Passkey gebruiken',
    use_totp: 'Authenticator-app gebruiken',
    passkey_failed: 'De passkey is niet geaccepteerd. Probeer het opnieuw.',
    passkey_blocked:
      'Je passkeys werken niet in deze browser of op dit adres. Log uit en log weer in met een herstelcode: daarna hoef je een tijdje niets te bevestigen.',
  },
  devices: {
    title: 'Ingelogde apparaten',
    detail: 'Log apparaten uit die je niet herkent of kwijt bent.',
    loading: 'Apparaten laden',
    failed: 'De apparaten konden niet worden geladen.',
    none: 'Nergens ingelogd.',
    device: '%{browser} op %{system}',
    unknown: 'Onbekend apparaat',
    this: 'Dit apparaat',
    last_use: 'Laatst gebruikt %{time}',
    end: 'Uitloggen',
    end_one: '%{name} uitloggen',
    end_others: 'Alle andere apparaten uitloggen',
    end_all: 'Overal uitloggen',
    end_detail: '%{smart_count} apparaat moet opnieuw inloggen. |||| %{smart_count} apparaten moeten opnieuw inloggen.',
  },
  taken: {
    title: 'Je hebt geen toegang meer tot deze pagina',
    detail: 'Je rechten zijn gewijzigd.',
    unsaved: 'Je rechten zijn gewijzigd. Wat je hebt ingevuld, staat er nog: kopieer het of vraag opnieuw om toegang.',
    leave: 'Naar mijn pagina’s',
  },
  denied: {
    permission:
      'Voor deze pagina heb je het recht “%{name}” nodig. Vraag de eigenaar van de zaak erom. De pagina verschijnt hier dan automatisch.',
    owner: 'Alleen de eigenaar van de zaak kan deze pagina openen.',
  },
  blocked: {
    title: '%{store} is op dit moment geblokkeerd',
    documents:
      'Het platform wacht op de documenten van de zaak. Vraag de eigenaar om ze te uploaden. De pagina’s verschijnen hier dan automatisch.',
    by_platform:
      'Het platform heeft deze zaak geblokkeerd. Neem contact op met de eigenaar. Daarna verschijnen de pagina’s hier automatisch.',
    not_approved:
      'Het platform heeft deze zaak niet goedgekeurd. Neem contact op met de eigenaar. Na de goedkeuring verschijnen de pagina’s hier automatisch.',
    not_verified:
      'Het e-mailadres of het telefoonnummer van de zaak is nog niet bevestigd. Neem contact op met de eigenaar. Na de bevestiging verschijnen de pagina’s hier automatisch.',
    unsaved:
      'Wat je hebt ingevuld, staat er nog, maar opslaan kan pas daarna. Blijf op deze pagina om niets te verliezen of om het te kopiëren.',
    leave: 'Pagina verlaten',
  },
  nothing: {
    title: 'Je hebt nog nergens toegang toe',
    detail: 'Vraag de eigenaar van de zaak om toegang. De pagina’s verschijnen hier dan automatisch.',
  },
  view: { text: 'Weergave van %{name} (alleen lezen).', back: 'Stoppen' },
  invitation: {
    title: 'Uitnodiging',
    loading: 'Uitnodiging wordt geladen',
    hello: 'Welkom, %{name}',
    detail: 'Je bent uitgenodigd voor het team van %{store}. Kies een wachtwoord om te beginnen.',
    email: 'Je e-mailadres',
    password: 'Wachtwoord',
    password_hint: 'Minstens %{min} tekens.',
    again: 'Wachtwoord herhalen',
    submit: 'Wachtwoord instellen en inloggen',
    over: 'Deze link is al gebruikt of verlopen. Log in of vraag om een nieuwe link.',
    failed: 'De uitnodiging kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
    waiting: 'Je wachtwoord is ingesteld. Je kunt inloggen zodra het platform je account heeft goedgekeurd.',
    to_sign_in: 'Naar het inloggen',
  },
  recovery: {
    title: 'Nieuw wachtwoord instellen',
    detail: 'Vul het e-mailadres van je account in. Je krijgt een link waarmee je een nieuw wachtwoord instelt.',
    submit: 'Link versturen',
    no_mail:
      'E-mail is hier niet ingesteld, dus wachtwoorden kunnen niet opnieuw worden ingesteld. Neem contact op met het platform. Teamleden kunnen ook de eigenaar om een nieuwe link vragen.',
    sent: 'Kijk in je e-mail',
    sent_detail:
      'Als een account het adres %{email} heeft, is er een link onderweg. Die werkt één keer, %{min} minuten lang.',
    sent_hint:
      'Niets ontvangen? Kijk in de spammap. Een uitgeschakeld account krijgt geen link: vraag het de eigenaar.',
    lost: 'Ook je telefoon kwijt? Stel eerst een nieuw wachtwoord in. Moet je daarna bevestigen dat jij het bent, kies dan “Ik kan geen van deze gebruiken”.',
    again: 'Opnieuw versturen',
    again_in: 'Opnieuw versturen over %{smart_count} seconde |||| Opnieuw versturen over %{smart_count} seconden',
    other: 'Ander adres gebruiken',
    demo: 'Demo: dit bericht wordt niet verstuurd. Dit zou erin staan:',
    demo_unknown: 'Demo: geen account heeft dit adres. Buiten de demo zegt de pagina dat niet.',
    demo_limited:
      'Demo: nog geen nieuw bericht, omdat er net een link is gevraagd. Probeer het over een minuut opnieuw.',
    loading: 'Link wordt gecontroleerd',
    set: 'Wachtwoord instellen',
    over: 'Deze link is al gebruikt, verlopen of vervangen door een nieuwere.',
    another: 'Nieuwe link aanvragen',
    failed: 'De link kon niet worden gecontroleerd. Controleer de verbinding en probeer het opnieuw.',
    done: 'Je nieuwe wachtwoord is ingesteld.',
    continue: 'Doorgaan',
  },
};
