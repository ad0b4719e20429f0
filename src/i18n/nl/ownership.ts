export const ownership = {
  trust: {
    title: 'Weer toegang krijgen',
    detail:
      'Als je je telefoon en je herstelcodes kwijt bent, kunnen twee van deze vertrouwenspersonen je samen na 24 uur weer toegang geven.',
    none: 'Nog geen vertrouwenspersonen.',
    choose: 'Vertrouwenspersonen kiezen',
    choose_detail: 'Kies twee tot vijf mensen van wie je de stem aan de telefoon herkent. Ze krijgen een e-mail.',
    nobody:
      'Er is nog niemand om te kiezen. Een vertrouwenspersoon heeft een actief account nodig waarvoor je zelf de uitnodiging hebt gestuurd.',
    too_few: 'Kies er minstens twee, of geen.',
    too_many: 'Kies er hoogstens vijf.',
    not_ready:
      'Telt nu niet mee: het account is niet actief, is een gedeeld apparaat, of iemand anders heeft het wachtwoord ingesteld. Is het het account van één persoon, stuur dan zelf een nieuwe uitnodiging.',
    too_few_ready: 'Op dit moment tellen er minder dan twee mee. Niemand zou je weer toegang kunnen geven.',
    saved: 'Vertrouwenspersonen opgeslagen.',
  },
  request: {
    asked:
      'Iemand met je wachtwoord heeft je vertrouwenspersonen om toegang gevraagd (%{time}). Bevestigd: %{count} van %{total}.',
    waiting:
      'Je vertrouwenspersonen hebben bevestigd dat je niet kunt inloggen. Vanaf %{time} kies je met de link in je e-mail een nieuw wachtwoord.',
    stop: 'Stoppen',
    stop_title: 'Nieuwe toegang voor de eigenaar stoppen?',
    stop_detail: 'Er verandert niets en iedereen krijgt bericht. De eigenaar kan het opnieuw vragen.',
  },
  colleague: {
    title: 'De eigenaar vertrouwt je',
    detail:
      'Als de eigenaar de telefoon kwijt is en niet kan inloggen, geven twee vertrouwenspersonen samen weer toegang.',
    decline: 'Dit wil ik niet',
    decline_title: 'Geen vertrouwenspersoon meer zijn?',
    decline_detail: 'De eigenaar krijgt bericht en kiest iemand anders.',
    declined: 'Je bent geen vertrouwenspersoon meer.',
    asks: '%{name} vraagt weer toegang',
    asks_detail:
      'Gevraagd op %{time}; je kunt bevestigen tot %{until}. Bel eerst %{name} of praat met elkaar. Ga niet af op een e-mail of een sms: misschien kent iemand alleen het wachtwoord.',
    not_ready:
      'Je kunt dit niet bevestigen: het wachtwoord van dit account is niet door de eigenaar ingesteld, of meerdere mensen gebruiken het. Een andere vertrouwenspersoon moet het doen.',
    confirmed: 'Je hebt het bevestigd. Nog één vertrouwenspersoon moet dat doen.',
    waiting:
      'Twee vertrouwenspersonen hebben het bevestigd. Vanaf %{time} kan met de link in de e-mail van de eigenaar een nieuw wachtwoord worden gekozen.',
    confirm: 'Bevestigen',
    confirm_title: 'Is het echt %{name}?',
    confirm_detail: 'Bevestig alleen als je zelf met %{name} hebt gesproken, aan de telefoon of in het echt.',
    stop: 'Dit is niet de eigenaar',
    demo: 'Demo: dit bericht aan de eigenaar wordt niet verstuurd. De tekst zou zijn:',
  },
  alarm: {
    page: 'Wijziging stoppen',
    since: '%{store} · sinds %{time}',
    recovery: {
      title: 'De eigenaar krijgt weer toegang',
      detail:
        'Iemand die het wachtwoord van de eigenaar kent, heeft vertrouwenspersonen gevraagd om toegang te geven en de verificatie in twee stappen uit te zetten. Is het niet de eigenaar, stop het dan hier.',
      stopped:
        'Het wachtwoord en de verificatie in twee stappen van de eigenaar blijven zoals ze zijn. Ben je de eigenaar, wijzig dan nu je wachtwoord.',
    },
    handover: {
      title: 'De zaak wordt overgedragen',
      detail: 'De zaak is aangeboden aan een nieuwe eigenaar. Wil de eigenaar dat niet, stop het dan hier.',
      stopped:
        'De zaak houdt dezelfde eigenaar. Ben je de eigenaar en heb je dit niet gestart, wijzig dan nu je wachtwoord.',
    },
    stop: 'Stoppen',
    done: 'Gestopt',
    over: 'Dit is al afgelopen, of de link is verlopen.',
  },
  back: {
    title: 'Weer toegang tot je zaak',
    waiting: 'Nog niet',
    from: 'Van %{from} tot %{until} kies je met deze link een nieuw wachtwoord.',
    why: 'De wachttijd geeft iedereen de kans om dit te stoppen als jij het niet bent.',
    detail:
      'Kies een nieuw wachtwoord. Verificatie in twee stappen gaat uit en al je apparaten worden uitgelogd. Stel het na het inloggen opnieuw in.',
    submit: 'Wachtwoord instellen',
    too_early: 'Het is nog te vroeg voor deze link. Controleer de tijd op dit apparaat en probeer het later opnieuw.',
    over: 'Deze link is al gebruikt, gestopt of verlopen. Log in of vraag het opnieuw aan je vertrouwenspersonen.',
  },
  handover: {
    title: 'Nieuwe eigenaar',
    detail: 'Draag de zaak over aan iemand anders: die accepteert eerst, en jij bevestigt een dag later.',
    begin: 'Zaak overdragen',
    begin_title: 'Zaak overdragen',
    begin_detail:
      'De nieuwe eigenaar krijgt een e-mail en kan zeven dagen lang accepteren. Je kunt altijd stoppen totdat je bevestigt.',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    send: 'Voorstel versturen',
    own_address: 'Dit is je eigen adres. De nieuwe eigenaar heeft een ander adres nodig.',
    deletion: 'De zaak wordt verwijderd. Annuleer de verwijdering voordat je de zaak overdraagt.',
    blocked: 'De zaak kan niet worden overgedragen zolang die geblokkeerd is.',
    under_way:
      'De zaak wordt al overgedragen, of je vertrouwenspersonen geven je weer toegang. Wacht tot dat is afgelopen.',
    offered: 'Aangeboden aan %{name} (%{email}). Accepteren kan tot %{until}.',
    accepted: '%{name} (%{email}) heeft geaccepteerd. Je kunt de zaak overdragen vanaf %{from}.',
    open: '%{name} (%{email}) heeft geaccepteerd. Je kunt de zaak overdragen tot %{until}.',
    finish: 'Definitief overdragen',
    finish_title: 'De zaak overdragen aan %{name}?',
    finish_detail:
      'Je wordt uitgelogd en kunt niet meer als eigenaar inloggen. Je team houdt zijn accounts. Uitbetalingen worden 72 uur vastgehouden. Dit kan niet ongedaan worden gemaakt.',
    cancel: 'Overdracht stoppen',
    cancel_title: 'Overdracht stoppen?',
    cancel_detail: 'Jij blijft de eigenaar, en %{name} krijgt bericht.',
    demo: 'Demo: dit bericht aan de nieuwe eigenaar wordt niet verstuurd. De tekst zou zijn:',
  },
  offer: {
    page: 'Een zaak overnemen',
    title: '%{store} overnemen',
    detail:
      '%{owner} wil de zaak aan je overdragen. Jij wordt de eigenaar, met de bestellingen, het menu, het team en de uitbetalingen. Je kunt accepteren tot %{until}.',
    accept: 'Accepteren',
    terms: 'Ik ga akkoord met de [voorwaarden] van de exploitant van %{platform} en mag deze zaak leiden.',
    terms_missing: 'Ga akkoord met de voorwaarden om de zaak over te nemen.',
    code: 'Nog één stap: vul de code in die we naar %{email} hebben gestuurd.',
    back: 'Mijn gegevens wijzigen',
    phone_taken: 'Een andere zaak heeft dit telefoonnummer al. Gebruik een ander nummer.',
    email_taken:
      'Er is al een account met dit e-mailadres. Vraag de eigenaar om een ander adres te gebruiken of eerst je teamaccount te verwijderen.',
    decline: 'Weigeren',
    accepted: 'Je hebt %{store} geaccepteerd',
    accepted_detail:
      '%{owner} kan de zaak overdragen van %{from} tot %{until}. Log daarna in met je e-mailadres en het wachtwoord dat je net hebt gekozen.',
    withdraw: 'Toch weigeren',
    declined: 'Geweigerd',
    declined_detail: 'De zaak houdt dezelfde eigenaar. Die heeft bericht gekregen.',
    over: 'Deze link is al gebruikt, of de overdracht is afgelopen.',
  },
};
