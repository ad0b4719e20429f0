export const ownership = {
  trust: {
    title: 'Wieder Zugang erhalten',
    detail:
      'Wenn Sie Ihr Telefon und die Wiederherstellungscodes verlieren, können zwei dieser Vertrauenspersonen Ihnen gemeinsam nach 24 Stunden wieder Zugang geben.',
    none: 'Noch keine Vertrauenspersonen.',
    choose: 'Vertrauenspersonen wählen',
    choose_detail:
      'Wählen Sie zwei bis fünf Personen, deren Stimme Sie am Telefon erkennen. Sie werden per E-Mail informiert.',
    nobody:
      'Noch kann niemand gewählt werden. Eine Vertrauensperson braucht ein aktives Konto, zu dem Sie selbst eingeladen haben.',
    too_few: 'Wählen Sie mindestens zwei oder keine.',
    too_many: 'Wählen Sie höchstens fünf.',
    not_ready:
      'Zählt im Moment nicht: Das Konto ist nicht aktiv oder ein gemeinsames Gerät, oder jemand anders hat das Passwort festgelegt. Gehört das Konto einer Person, senden Sie ihr selbst eine neue Einladung.',
    too_few_ready: 'Im Moment zählen weniger als zwei davon. Niemand könnte Ihnen wieder Zugang geben.',
    saved: 'Vertrauenspersonen gespeichert.',
  },
  request: {
    asked:
      'Jemand mit Ihrem Passwort hat Ihre Vertrauenspersonen um Zugang gebeten (%{time}). Bisher bestätigt: %{count} von %{total}.',
    waiting:
      'Ihre Vertrauenspersonen haben bestätigt, dass Sie sich nicht anmelden können. Ab %{time} wählen Sie mit dem Link in Ihrer E-Mail ein neues Passwort.',
    stop: 'Stoppen',
    stop_title: 'Neuen Zugang für den Inhaber stoppen?',
    stop_detail: 'Es ändert sich nichts, und alle werden informiert. Der Inhaber kann noch einmal darum bitten.',
  },
  colleague: {
    title: 'Der Inhaber vertraut Ihnen',
    detail:
      'Wenn der Inhaber sein Telefon verliert und sich nicht anmelden kann, geben ihm zwei Vertrauenspersonen gemeinsam wieder Zugang.',
    decline: 'Das möchte ich nicht',
    decline_title: 'Keine Vertrauensperson mehr sein?',
    decline_detail: 'Der Inhaber wird informiert und wählt jemand anderen.',
    declined: 'Sie sind keine Vertrauensperson mehr.',
    asks: '%{name} bittet um neuen Zugang',
    asks_detail:
      'Gebeten am %{time}; Sie können bis %{until} bestätigen. Rufen Sie zuerst %{name} an oder sprechen Sie persönlich miteinander. Verlassen Sie sich nicht auf eine E-Mail oder eine SMS: Vielleicht kennt jemand nur das Passwort.',
    not_ready:
      'Sie können das nicht bestätigen: Nicht der Inhaber hat das Passwort dieses Kontos festgelegt, oder mehrere Personen nutzen es. Eine andere Vertrauensperson muss es tun.',
    confirmed: 'Sie haben es bestätigt. Eine weitere Vertrauensperson muss es auch tun.',
    waiting:
      'Zwei Vertrauenspersonen haben es bestätigt. Ab %{time} lässt sich mit dem Link in der E-Mail des Inhabers ein neues Passwort wählen.',
    confirm: 'Bestätigen',
    confirm_title: 'Ist es wirklich %{name}?',
    confirm_detail: 'Bestätigen Sie nur, wenn Sie selbst mit %{name} gesprochen haben, am Telefon oder persönlich.',
    stop: 'Das ist nicht der Inhaber',
    demo: 'Demo: Diese Nachricht an den Inhaber wird nicht gesendet. Sie würde lauten:',
  },
  alarm: {
    page: 'Änderung stoppen',
    since: '%{store} · seit %{time}',
    recovery: {
      title: 'Der Inhaber erhält neuen Zugang',
      detail:
        'Jemand mit dem Passwort des Inhabers hat Vertrauenspersonen gebeten, ihm Zugang zu geben und die Bestätigung in zwei Schritten auszuschalten. Wenn das nicht der Inhaber ist, stoppen Sie es hier.',
      stopped:
        'Passwort und Bestätigung in zwei Schritten des Inhabers bleiben, wie sie sind. Wenn Sie der Inhaber sind, ändern Sie jetzt Ihr Passwort.',
    },
    handover: {
      title: 'Der Betrieb wird übergeben',
      detail:
        'Der Betrieb wurde einem neuen Inhaber angeboten. Wenn der Inhaber das nicht möchte, stoppen Sie es hier.',
      stopped:
        'Der Betrieb behält seinen Inhaber. Wenn Sie der Inhaber sind und das nicht begonnen haben, ändern Sie jetzt Ihr Passwort.',
    },
    stop: 'Stoppen',
    done: 'Gestoppt',
    over: 'Das ist schon beendet, oder der Link ist abgelaufen.',
  },
  back: {
    title: 'Wieder Zugang erhalten',
    waiting: 'Noch nicht',
    from: 'Von %{from} bis %{until} wählen Sie mit diesem Link ein neues Passwort.',
    why: 'Die Wartezeit gibt allen Beteiligten Zeit, das zu stoppen, falls Sie es nicht sind.',
    detail:
      'Wählen Sie ein neues Passwort. Die Bestätigung in zwei Schritten wird ausgeschaltet, und alle Ihre Geräte werden abgemeldet. Richten Sie die Bestätigung in zwei Schritten nach der Anmeldung wieder ein.',
    submit: 'Passwort festlegen',
    too_early:
      'Für diesen Link ist es noch zu früh. Prüfen Sie die Uhr dieses Geräts und versuchen Sie es später erneut.',
    over: 'Dieser Link wurde verwendet oder gestoppt oder ist abgelaufen. Melden Sie sich an oder bitten Sie Ihre Vertrauenspersonen noch einmal.',
  },
  handover: {
    title: 'Neuer Inhaber',
    detail: 'Übergeben Sie den Betrieb: Zuerst nimmt der neue Inhaber an, einen Tag später bestätigen Sie.',
    begin: 'Betrieb übergeben',
    begin_title: 'Betrieb übergeben',
    begin_detail:
      'Der neue Inhaber erhält eine E-Mail und kann sieben Tage lang annehmen. Bis Sie bestätigen, können Sie jederzeit abbrechen.',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    send: 'Angebot senden',
    own_address: 'Das ist Ihre eigene Adresse. Der neue Inhaber braucht eine andere.',
    deletion: 'Der Betrieb wird gelöscht. Brechen Sie die Löschung ab, bevor Sie ihn übergeben.',
    blocked: 'Solange der Betrieb gesperrt ist, kann er nicht übergeben werden.',
    under_way:
      'Der Betrieb wird schon übergeben, oder Ihre Vertrauenspersonen geben Ihnen gerade wieder Zugang. Warten Sie, bis das beendet ist.',
    offered: 'Angeboten: %{name} (%{email}). Annahme möglich bis %{until}.',
    accepted: '%{name} (%{email}) hat angenommen. Ab %{from} können Sie den Betrieb übergeben.',
    open: '%{name} (%{email}) hat angenommen. Bis %{until} können Sie den Betrieb übergeben.',
    finish: 'Endgültig übergeben',
    finish_title: 'Betrieb an %{name} übergeben?',
    finish_detail:
      'Sie werden abgemeldet und können sich nicht mehr als Inhaber anmelden. Ihr Team behält seine Konten. Auszahlungen werden 72 Stunden lang zurückgehalten. Das lässt sich nicht rückgängig machen.',
    cancel: 'Übergabe stoppen',
    cancel_title: 'Übergabe stoppen?',
    cancel_detail: 'Sie bleiben der Inhaber. Informiert wird: %{name}.',
    demo: 'Demo: Diese Nachricht an den neuen Inhaber wird nicht gesendet. Sie würde lauten:',
  },
  offer: {
    page: 'Betrieb übernehmen',
    title: '%{store} übernehmen',
    detail:
      '%{owner} möchte Ihnen den Betrieb übergeben. Sie sind dann der Inhaber, mit Bestellungen, Speisekarte, Team und Auszahlungen. Sie können bis %{until} annehmen.',
    accept: 'Annehmen',
    terms: 'Ich stimme den [Geschäftsbedingungen] des Betreibers von %{platform} zu und darf diesen Betrieb führen.',
    terms_missing: 'Stimmen Sie den Geschäftsbedingungen zu, um den Betrieb zu übernehmen.',
    code: 'Noch ein Schritt: Geben Sie den Code ein, den wir an %{email} gesendet haben.',
    back: 'Angaben ändern',
    phone_taken: 'Diese Telefonnummer hat schon ein anderer Betrieb. Verwenden Sie eine andere.',
    email_taken:
      'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitten Sie den Inhaber, eine andere Adresse zu verwenden oder zuerst Ihr Teamkonto zu löschen.',
    decline: 'Ablehnen',
    accepted: 'Sie haben %{store} angenommen',
    accepted_detail:
      '%{owner} kann den Betrieb von %{from} bis %{until} übergeben. Danach melden Sie sich mit Ihrer E-Mail-Adresse und dem eben gewählten Passwort an.',
    withdraw: 'Doch ablehnen',
    declined: 'Abgelehnt',
    declined_detail: 'Der Betrieb behält seinen Inhaber. Er wurde informiert.',
    over: 'Dieser Link wurde verwendet, oder die Übergabe ist beendet.',
  },
};
