export const profile = {
  none: 'Nicht angegeben',
  person: {
    title: 'Ihre Angaben',
    edit: 'Angaben ändern',
    name: 'Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    language: 'Sprache',
    language_hint: 'Für die App auf diesem Gerät und für Nachrichten an Sie.',
  },
  picture: {
    title: 'Ihr Bild',
    detail: 'Erscheint neben Ihrem Namen.',
  },
  password: {
    title: 'Passwort',
  },
  addresses: {
    title: 'Anmeldung',
    detail: 'Sie melden sich mit Ihrer E-Mail-Adresse oder Telefonnummer an.',
    email: 'E-Mail',
    phone: 'Telefon',
    change: 'Ändern',
    no_email: 'E-Mail ist hier nicht eingerichtet, deshalb lässt sich die Adresse nicht ändern.',
    no_phone: 'SMS ist hier nicht eingerichtet, deshalb lässt sich die Nummer nicht ändern.',
  },
  change: {
    email: {
      title: 'E-Mail-Adresse ändern',
      other: 'Andere Adresse verwenden',
      new: 'Neue E-Mail-Adresse',
      detail: 'Wir senden einen Code an die neue Adresse. Sobald Sie ihn eingeben, gilt sie.',
      unchanged: 'Das ist bereits Ihre Adresse.',
      done: 'E-Mail-Adresse geändert. Mit dem Link, den wir an die alte Adresse gesendet haben, lässt sich das %{hours} Stunden lang rückgängig machen.',
    },
    phone: {
      title: 'Telefonnummer ändern',
      added:
        'Telefonnummer hinzugefügt. %{hours} Stunden lang lässt sich das mit dem Link rückgängig machen, den wir an Ihre E-Mail-Adresse gesendet haben.',
      other: 'Andere Nummer verwenden',
      new: 'Neue Telefonnummer',
      detail: 'Wir senden einen Code per SMS an die neue Nummer. Sobald Sie ihn eingeben, gilt sie.',
      unchanged: 'Das ist bereits Ihre Nummer.',
      done: 'Telefonnummer geändert. Mit dem Link, den wir an die alte Nummer gesendet haben, lässt sich das %{hours} Stunden lang rückgängig machen.',
    },
    send: 'Code senden',
    sent: 'Ein 6-stelliger Code ist unterwegs an %{recipient}.',
    code: 'Code',
    incomplete: 'Geben Sie die 6 Ziffern des Codes ein.',
    wrong: 'Der Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
    ended: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    confirm: 'Ändern',
    resend: 'Neuen Code senden',
    too_soon: 'Gerade erst wurde ein Code gesendet. Geben Sie ihn ein oder versuchen Sie es später erneut.',
    demo_notice: 'Demo: Diese Nachricht wird nicht gesendet. Sie würde lauten:',
  },
  referral: {
    title: 'Empfehlung',
    detail: 'Ein anderer Betrieb kann Ihren Code bei der Registrierung eingeben.',
    code: 'Ihr Code',
    joined: 'Mit Ihrem Code registriert',
    none: 'Noch keine Betriebe.',
  },
  undo: {
    page: 'Änderung rückgängig machen',
    email: {
      title: 'Änderung der E-Mail-Adresse rückgängig machen?',
      now: 'Aktuelle E-Mail-Adresse',
      back: 'Gilt dann wieder',
    },
    phone: {
      title: 'Änderung der Telefonnummer rückgängig machen?',
      now: 'Aktuelle Telefonnummer',
      back: 'Gilt dann wieder',
    },
    detail:
      'Alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Auch spätere Änderungen dieser Art werden rückgängig gemacht.',
    account: 'Konto',
    confirm: 'Rückgängig machen',
    done: 'Die Änderung ist rückgängig gemacht',
    reset: 'Ein Link für ein neues Passwort ist unterwegs an %{recipient}.',
    no_reset:
      'Alle Geräte wurden abgemeldet. Falls auch die E-Mail-Adresse geändert wurde, öffnen Sie zusätzlich den Link, den die alte Adresse erhalten hat. Legen Sie dann ein neues Passwort fest, oder bitten Sie den Inhaber um einen neuen Link.',
    over: 'Dieser Link wurde schon verwendet, oder die 72 Stunden sind vorbei. Falls jemand anderes auf Ihr Konto zugreift, wenden Sie sich an die Plattform.',
    taken:
      'Sie gehört jetzt zu einem anderen Konto und lässt sich nicht wiederherstellen. Wenden Sie sich an die Plattform.',
  },
};
