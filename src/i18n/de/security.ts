export const security = {
  title: 'Sicherheit',
  two_step: 'Bestätigung in zwei Schritten',
  detail: 'Nach dem Passwort bestätigen Sie mit dem Telefon oder einem Passkey, dass Sie es sind.',
  totp: {
    title: 'Authentifizierungs-App',
    since: 'Eingerichtet am %{date}',
    off: 'Nicht eingerichtet',
    add: 'Einrichten',
    setup: 'Authentifizierungs-App einrichten',
    scan: 'Scannen Sie diesen Code mit Ihrer Authenticator-App.',
    qr: 'QR-Code für die Authenticator-App',
    open: 'Authentifizierungs-App auf diesem Gerät öffnen',
    key_detail: 'Oder fügen Sie in der App ein Konto hinzu und geben Sie diesen Schlüssel ein:',
    key: 'Schlüssel',
    code: 'Code aus der App',
    confirm: 'Einschalten',
    wrong: 'Der Code ist falsch. Prüfen Sie, ob die Uhr Ihres Telefons richtig geht, und versuchen Sie es erneut.',
    over: 'Das hat zu lange gedauert. Schließen Sie das Fenster und beginnen Sie von vorn.',
    remove_title: 'Authentifizierungs-App entfernen?',
  },
  passkey: {
    title: 'Passkeys',
    detail: 'Fingerabdruck, Gesicht oder PIN auf diesem Gerät, oder ein Sicherheitsschlüssel.',
    none: 'Noch keine Passkeys.',
    add: 'Passkey hinzufügen',
    name: 'Name',
    name_hint: 'Zur Unterscheidung, zum Beispiel „Anas Telefon“.',
    rename: 'Passkey umbenennen',
    rename_of: '%{name} umbenennen',
    remove_of: '%{name} entfernen',
    remove_title: 'Passkey „%{name}“ entfernen?',
    used: 'Zuletzt verwendet am %{date}',
    unused: 'Noch nicht verwendet',
    unsupported: 'Dieser Browser unterstützt keine Passkeys.',
    address: 'Unter dieser Adresse funktionieren Passkeys nicht. Öffnen Sie die App unter %{domain}.',
    ip: 'Passkeys brauchen einen Domainnamen. Unter einer IP-Adresse funktionieren sie nicht.',
    exists: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    cancelled: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es erneut.',
    refused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut.',
  },
  remove: 'Entfernen',
  remove_detail: 'Sie können jederzeit wieder eine Methode hinzufügen.',
  remove_last:
    'Das ist Ihre einzige Methode: Auch die Wiederherstellungscodes enden, und das Passwort allein genügt zur Anmeldung.',
  remove_needed: 'Ihr Betrieb verlangt sie: Bis Sie sie neu eingerichtet haben, sind alle anderen Seiten gesperrt.',
  codes: {
    title: 'Wiederherstellungscodes',
    left: '%{smart_count} Code übrig |||| %{smart_count} Codes übrig',
    renew: 'Neue Codes erstellen',
    renew_title: 'Wiederherstellungscodes ersetzen?',
    renew_detail: 'Die bisherigen Codes gelten dann nicht mehr.',
    sheet: 'Ihre Wiederherstellungscodes',
    sheet_detail:
      'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon verlieren. Sie werden nur jetzt angezeigt: Drucken Sie sie und bewahren Sie das Blatt sicher auf.',
    sheet_for: 'Für %{email}',
    print: 'Drucken',
    done: 'Ich habe sie aufbewahrt',
    unseen:
      'Hinzugefügt, aber die Wiederherstellungscodes konnten nicht angezeigt werden. Erstellen Sie neue Codes und bewahren Sie sie auf.',
  },
  social: {
    title: 'Andere Anmeldedienste',
    detail: 'Mit einem verknüpften Konto melden Sie sich ohne Passwort an. Die Bestätigung in zwei Schritten bleibt.',
    since: 'Verknüpft am %{date}',
    link: '%{provider} verknüpfen',
    link_title: 'Ihr Konto bei %{provider} verknüpfen?',
    link_detail:
      'Sie haben sich bei %{provider} als %{email} angemeldet. Wenn Sie dieses Konto verknüpfen, können Sie sich hier damit anmelden.',
    linked: '%{provider} ist verknüpft.',
    unlink: 'Verknüpfung mit %{provider} aufheben',
    unlink_title: 'Verknüpfung mit %{provider} aufheben?',
    unlink_detail: 'Ihr Passwort gilt weiter. Sie können das Konto jederzeit wieder verknüpfen.',
    error: {
      unverified_there:
        '%{provider} hat diese E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es erneut.',
      unverified_here:
        'Bestätigen Sie zuerst Ihre E-Mail-Adresse in Ihrem Profil: Geben Sie sie unter „%{change}“ noch einmal ein, dann erhalten Sie einen Code.',
      other_address:
        'Ihr Konto bei %{provider} hat eine andere E-Mail-Adresse: %{email}. Nur Konten mit derselben Adresse lassen sich verknüpfen.',
      taken: 'Dieses Konto bei %{provider} ist mit einem anderen Konto verknüpft.',
      expired: 'Das hat zu lange gedauert. Verknüpfen Sie das Konto noch einmal.',
    },
  },
  team: {
    title: 'Ihr Team',
    require: 'Bestätigung in zwei Schritten verlangen',
    hint: 'Wer sie nicht hat, kann sie nur noch einrichten: Alle anderen Seiten sind sofort gesperrt, auch auf bereits angemeldeten Geräten.',
    question: 'Bestätigung in zwei Schritten jetzt verlangen?',
    question_detail: 'Für diese Personen sind sofort alle Seiten gesperrt, bis sie sie eingerichtet haben: %{names}',
    confirm: 'Verlangen',
    without: 'Ohne Bestätigung in zwei Schritten',
  },
  needed: {
    title: 'Bestätigung in zwei Schritten einrichten',
    detail: '%{store} verlangt sie von allen im Team. Sobald sie eingerichtet ist, erscheinen hier Ihre Seiten.',
    set_up: 'Jetzt einrichten',
  },
  alarm: {
    title: 'Neue Methode zur Bestätigung der Anmeldung',
    detail: '%{account} · hinzugefügt am %{time}',
    what: 'Wenn Sie das nicht waren, melden Sie es hier. Dann wird die neue Methode entfernt, alle Geräte werden abgemeldet, und Sie erhalten per E-Mail einen Link für ein neues Passwort.',
    done: 'Die neue Methode ist entfernt',
    unmailed:
      'Alle Geräte wurden abgemeldet. Wer Ihr Passwort kennt, kann sich damit aber weiterhin anmelden. Melden Sie sich an und ändern Sie es. Falls das nicht geht, bitten Sie den Inhaber um einen Link für ein neues Passwort.',
    kept: 'Bei der Anmeldung wird weiterhin nach Ihren bisherigen Methoden gefragt.',
  },
  checkup: {
    title: 'Sicherheitscheck',
    detail: 'Ihr Konto, Ihr Team und Ihre Auszahlungen in acht Punkten.',
    progress: '%{done} von %{total} in Ordnung',
    complete: 'Alles ist in Ordnung.',
    state: {
      ok: 'In Ordnung',
      attention: 'Bitte prüfen',
    },
    factor: {
      on: 'Ihr Passwort allein öffnet Ihr Konto nicht.',
      off: 'Ihr Passwort allein öffnet Ihr Konto.',
    },
    recovery_codes: {
      none: 'Sie erhalten zehn Codes, wenn Sie die Bestätigung in zwei Schritten einrichten.',
    },
    password: {
      recent: 'Festgelegt am %{date}.',
      old: 'Festgelegt am %{date}, vor mehr als einem Jahr.',
    },
    addresses: {
      confirmed: 'E-Mail-Adresse und Telefonnummer müssen nicht bestätigt werden.',
      email:
        'Ihre E-Mail-Adresse ist nicht bestätigt. Geben Sie sie unter „%{change}“ noch einmal ein, dann erhalten Sie einen Code.',
      phone:
        'Ihre Telefonnummer ist nicht bestätigt. Geben Sie sie unter „%{change}“ noch einmal ein, dann erhalten Sie einen Code.',
      both: 'E-Mail-Adresse und Telefonnummer sind nicht bestätigt. Geben Sie beide unter „%{change}“ noch einmal ein, dann erhalten Sie Codes.',
    },
    devices: {
      used: '%{smart_count} Gerät ist bei Ihrem Konto angemeldet. |||| %{smart_count} Geräte sind bei Ihrem Konto angemeldet.',
      unused:
        '%{smart_count} Gerät wurde seit zwei Wochen nicht verwendet. Melden Sie es ab. |||| %{smart_count} Geräte wurden seit zwei Wochen nicht verwendet. Melden Sie sie ab.',
    },
    team: {
      fine: 'Alle haben die Bestätigung in zwei Schritten und waren in den letzten 90 Tagen aktiv.',
      empty: 'Außer Ihnen kann sich niemand anmelden.',
      without:
        '%{smart_count} Person meldet sich nur mit dem Passwort an. |||| %{smart_count} Personen melden sich nur mit dem Passwort an.',
      idle: '%{smart_count} Person war seit 90 Tagen nicht aktiv. Wird das Konto noch gebraucht? |||| %{smart_count} Personen waren seit 90 Tagen nicht aktiv. Werden die Konten noch gebraucht?',
    },
    permissions: {
      title: 'Wer das Team verwaltet',
      few: 'Höchstens zwei Personen können Ihr Team verwalten.',
      many: '%{smart_count} Person kann Ihr Team verwalten und Rechte vergeben. |||| %{smart_count} Personen können Ihr Team verwalten und Rechte vergeben. Ist das bei allen nötig?',
    },
    bank: {
      quiet: 'In den letzten 72 Stunden nicht geändert.',
      missing: 'Noch keine Bankverbindung.',
      changed: 'In den letzten 72 Stunden geändert. Prüfen Sie, ob Sie das waren.',
      on_hold: 'Auszahlungen werden bis %{date} zurückgehalten. Prüfen Sie, ob die Bankverbindung Ihre ist.',
      frozen: 'Die Auszahlungen sind eingefroren. Wenden Sie sich an die Plattform.',
    },
  },
};
