export const secondFactor = {
  title: 'Bevestig dat jij het bent',
  submit: 'Doorgaan',
  totp: {
    detail: 'Vul de code in die je authenticator-app toont.',
    label: 'Code',
    hint: 'De app toont elke 30\u00A0seconden een nieuwe code.',
    choose: 'Authenticator-app gebruiken',
    wrong: 'Die code klopt niet of is al gebruikt. Wacht op de volgende.',
  },
  passkey: {
    detail: 'Met je vingerafdruk, gezicht of pincode, of met een beveiligingssleutel.',
    use: 'Passkey gebruiken',
    choose: 'Passkey gebruiken',
    failed: 'De passkey is niet gebruikt. Probeer het opnieuw.',
    wrong: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw of kies een andere manier.',
    unsupported: 'Passkeys werken niet in deze browser of op dit adres. Kies een andere manier.',
  },
  recovery_code: {
    detail: 'Vul een van de codes in die je hebt geprint of opgeschreven. Elke code werkt één keer.',
    label: 'Herstelcode',
    hint: '10\u00A0letters en cijfers, bijvoorbeeld AB12C-34DEF',
    choose: 'Herstelcode gebruiken',
    wrong: 'Die code klopt niet of is al gebruikt. Controleer hem en probeer het opnieuw.',
  },
  lost: {
    choose: 'Ik kan geen van deze gebruiken',
    detail:
      'Ben je de eigenaar en heb je vertrouwenspersonen gekozen, dan kunnen twee van hen je weer toegang geven. Bel ze ook: ze bevestigen alleen als ze je gesproken hebben.',
    ask: 'Mijn vertrouwenspersonen vragen',
    asked:
      'Je vertrouwenspersonen hebben een e-mail gekregen. Twee van hen moeten het bevestigen voor %{time}. Daarna krijg je een link die na 24 uur werkt.',
    waiting: 'Je vertrouwenspersonen hebben het bevestigd. De link in je e-mail werkt vanaf %{time}.',
    by_service: 'Log eerst in met je wachtwoord. Daarna kun je je vertrouwenspersonen vragen.',
    of_team:
      'Vertrouwenspersonen kunnen alleen de eigenaar weer toegang geven. Vraag de eigenaar om een nieuw teamaccount.',
    too_few: 'Er zijn geen twee actieve vertrouwenspersonen. Zoek je herstelcodes of neem contact op met het platform.',
    handover: 'De zaak wordt overgedragen aan een nieuwe eigenaar. Stop dat eerst met de link in je e-mail.',
    no_mail: 'E-mail is hier niet ingesteld. Neem contact op met het platform.',
  },
};
