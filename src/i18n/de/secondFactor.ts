export const secondFactor = {
  title: 'Bestätigen Sie, dass Sie es sind',
  submit: 'Weiter',
  totp: {
    detail: 'Geben Sie den Code ein, den Ihre Authentifizierungs-App anzeigt.',
    label: 'Code',
    hint: 'Die App zeigt alle 30\u00A0Sekunden einen neuen Code.',
    choose: 'Authentifizierungs-App verwenden',
    wrong: 'Der Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
  },
  passkey: {
    detail: 'Mit Fingerabdruck, Gesicht oder PIN, oder mit einem Sicherheitsschlüssel.',
    use: 'Passkey verwenden',
    choose: 'Passkey verwenden',
    failed: 'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut.',
    wrong: 'Dieser Passkey wurde nicht angenommen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    unsupported:
      'Passkeys funktionieren in diesem Browser oder unter dieser Adresse nicht. Wählen Sie eine andere Möglichkeit.',
  },
  recovery_code: {
    detail: 'Geben Sie einen der Codes ein, die Sie gedruckt oder notiert haben. Jeder gilt einmal.',
    label: 'Wiederherstellungscode',
    hint: '10\u00A0Buchstaben und Ziffern, zum Beispiel AB12C-34DEF',
    choose: 'Wiederherstellungscode verwenden',
    wrong: 'Der Code ist falsch oder wurde schon verwendet. Prüfen Sie ihn und versuchen Sie es erneut.',
  },
};
