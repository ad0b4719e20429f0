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
};
