export const profile = {
  none: 'Niet ingevuld',
  person: {
    title: 'Je gegevens',
    edit: 'Gegevens wijzigen',
    name: 'Naam',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    language: 'Taal',
    language_hint: 'Voor de app op dit apparaat en voor berichten aan jou.',
  },
  picture: {
    title: 'Je foto',
    detail: 'Te zien naast je naam.',
  },
  password: {
    title: 'Wachtwoord',
  },
  addresses: {
    title: 'Inloggen',
    detail: 'Je logt in met je e-mailadres of telefoonnummer.',
    email: 'E-mail',
    phone: 'Telefoon',
    change: 'Wijzigen',
    no_email: 'E-mail is hier niet ingesteld, dus het adres kan niet worden gewijzigd.',
    no_phone: 'Sms is hier niet ingesteld, dus het nummer kan niet worden gewijzigd.',
  },
  change: {
    email: {
      title: 'E-mailadres wijzigen',
      other: 'Ander adres gebruiken',
      new: 'Nieuw e-mailadres',
      detail: 'We sturen een code naar het nieuwe adres. Het geldt zodra je die invult.',
      unchanged: 'Dit is al je adres.',
      done: 'E-mailadres gewijzigd. Met de link die we naar het oude adres hebben gestuurd, kun je dit %{hours} uur lang ongedaan maken.',
    },
    phone: {
      title: 'Telefoonnummer wijzigen',
      added:
        'Telefoonnummer toegevoegd. Je kunt dit %{hours} uur lang ongedaan maken met de link die we naar je e-mailadres hebben gestuurd.',
      other: 'Ander nummer gebruiken',
      new: 'Nieuw telefoonnummer',
      detail: 'We sms’en een code naar het nieuwe nummer. Het geldt zodra je die invult.',
      unchanged: 'Dit is al je nummer.',
      done: 'Telefoonnummer gewijzigd. Met de link die we naar het oude nummer hebben gestuurd, kun je dit %{hours} uur lang ongedaan maken.',
    },
    send: 'Code versturen',
    sent: 'Er is een code van 6 cijfers verstuurd naar %{recipient}.',
    code: 'Code',
    incomplete: 'Vul de 6 cijfers van de code in.',
    wrong: 'De code klopt niet. Controleer hem en probeer het opnieuw.',
    ended: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
    confirm: 'Wijzigen',
    resend: 'Nieuwe code versturen',
    too_soon: 'Er is net een code verstuurd. Vul die in of probeer het later opnieuw.',
    demo_notice: 'Demo: dit bericht wordt niet verstuurd. Dit zou erin staan:',
  },
  referral: {
    title: 'Aanbeveling',
    detail: 'Een andere zaak kan je code invullen bij de registratie.',
    code: 'Je code',
    joined: 'Met je code geregistreerd',
    none: 'Nog geen zaken.',
  },
  undo: {
    page: 'Wijziging ongedaan maken',
    email: {
      title: 'Wijziging van e-mailadres ongedaan maken?',
      now: 'Huidig e-mailadres',
      back: 'Geldt dan weer',
    },
    phone: {
      title: 'Wijziging van telefoonnummer ongedaan maken?',
      now: 'Huidig telefoonnummer',
      back: 'Geldt dan weer',
    },
    detail:
      'Alle apparaten worden uitgelogd en je stelt een nieuw wachtwoord in. Latere wijzigingen van dezelfde soort worden ook teruggedraaid.',
    account: 'Account',
    confirm: 'Ongedaan maken',
    done: 'De wijziging is teruggedraaid',
    reset: 'Er is een link voor een nieuw wachtwoord verstuurd naar %{recipient}.',
    no_reset:
      'Alle apparaten zijn uitgelogd. Is het e-mailadres ook gewijzigd? Open dan ook de link die naar het oude adres is gestuurd. Stel daarna een nieuw wachtwoord in of vraag de eigenaar om een nieuwe link.',
    over: 'Deze link is al gebruikt, of de 72 uur zijn voorbij. Gebruikt iemand anders je account? Neem contact op met het platform.',
    taken:
      'Het oude adres of nummer hoort nu bij een ander account en kan niet terugkomen. Neem contact op met het platform.',
  },
};
