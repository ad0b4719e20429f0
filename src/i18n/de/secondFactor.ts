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
  lost: {
    choose: 'Nichts davon ist möglich',
    detail:
      'Wenn Sie der Inhaber sind und Vertrauenspersonen gewählt haben, können zwei davon Ihnen wieder Zugang geben. Rufen Sie sie auch an: Sie bestätigen nur, wenn sie mit Ihnen gesprochen haben.',
    ask: 'Vertrauenspersonen fragen',
    asked:
      'Ihre Vertrauenspersonen haben eine E-Mail erhalten. Zwei davon müssen es bis %{time} bestätigen. Dann erhalten Sie einen Link, der nach 24 Stunden funktioniert.',
    waiting: 'Ihre Vertrauenspersonen haben es bestätigt. Der Link in Ihrer E-Mail funktioniert ab %{time}.',
    by_service: 'Melden Sie sich zuerst mit Ihrem Passwort an. Fragen Sie dann Ihre Vertrauenspersonen.',
    of_team:
      'Vertrauenspersonen können nur dem Inhaber wieder Zugang geben. Bitten Sie den Inhaber um ein neues Teamkonto.',
    too_few:
      'Es gibt keine zwei aktiven Vertrauenspersonen. Suchen Sie Ihre Wiederherstellungscodes oder wenden Sie sich an die Plattform.',
    handover:
      'Der Betrieb wird gerade an einen neuen Inhaber übergeben. Stoppen Sie das zuerst mit dem Link in Ihrer E-Mail.',
    no_mail: 'E-Mail ist hier nicht eingerichtet. Wenden Sie sich an die Plattform.',
  },
};
