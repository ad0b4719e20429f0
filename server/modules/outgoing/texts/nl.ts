import type { LanguageTexts } from '../messageTexts';

export const nl: LanguageTexts = {
  invitation: {
    subject: 'Je bent uitgenodigd voor het team van %{store}',
    lines: [
      'Hallo %{name},',
      '%{by} heeft je uitgenodigd voor het team van %{store}. Kies hier je wachtwoord; de link werkt één keer, zeven dagen lang:',
      '%{link}',
      'Verwachtte je dit niet, dan kun je dit bericht negeren.',
    ],
  },
  support: { subject: 'Support: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} is je Storedesk-code',
    lines: [
      'Je code is %{code}. De code werkt één keer, %{minutes} minuten lang.',
      'Geef deze code nooit aan iemand anders. Heb je er niet om gevraagd, dan kun je dit bericht negeren.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} is je Storedesk-code. De code werkt één keer, %{minutes} minuten lang. Geef hem nooit aan iemand anders.',
    ],
  },
  registration_code: {
    subject: '%{code} is je Storedesk-code',
    lines: [
      'Je registreert een zaak met dit e-mailadres. Je code is %{code}. De code werkt één keer, %{minutes} minuten lang.',
      'Geef deze code nooit aan iemand anders. Heb je er niet om gevraagd, dan kun je dit bericht negeren.',
    ],
  },
  registration_known: {
    subject: 'Je hebt al een Storedesk-account',
    lines: [
      'Iemand, waarschijnlijk jij, registreert een zaak met dit e-mailadres. Maar er is al een account: log in, of kies een nieuw wachtwoord via “Wachtwoord vergeten?” op de inlogpagina.',
      'Gebruik een ander e-mailadres om nog een zaak te registreren. De code %{code} bevestigt alleen dat dit adres van jou is; de code werkt één keer, %{minutes} minuten lang.',
      'Geef deze code nooit aan iemand anders. Was jij dit niet, dan kun je dit bericht negeren.',
    ],
  },
  registration_link: {
    subject: 'Ga verder met je registratie',
    lines: [
      'Wat je al hebt ingevuld, is opgeslagen. Ga hier verder, op elk apparaat; de link werkt zeven dagen lang:',
      '%{link}',
      'Stuur deze link niet door: iedereen die hem heeft, kan je registratie afmaken. Heb je geen zaak geregistreerd, dan kun je dit bericht negeren.',
    ],
  },
  new_password: {
    subject: 'Kies een nieuw wachtwoord',
    lines: [
      'Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord voor je Storedesk-account (%{account}) gevraagd. Kies het hier; de link werkt één keer, %{minutes} minuten lang:',
      '%{link}',
      'Was jij dit niet, dan kun je dit bericht negeren. Je wachtwoord blijft hetzelfde.',
    ],
  },
  password_set: {
    subject: 'Je wachtwoord is gewijzigd',
    lines: [
      'Hallo %{name},',
      'Het wachtwoord van je Storedesk-account is gewijzigd (%{at}), en alle andere apparaten zijn uitgelogd.',
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord via “Wachtwoord vergeten?” op de inlogpagina.',
    ],
  },
  email_changed: {
    subject: 'Het e-mailadres van je Storedesk-account is gewijzigd',
    lines: [
      'Hallo,',
      'Het e-mailadres van je Storedesk-account (%{account}) is gewijzigd in %{value}. Vanaf nu log je in met het nieuwe adres.',
      'Was jij dit niet? Maak het hier binnen %{hours} uur ongedaan. Dan geldt het oude adres weer, worden alle apparaten uitgelogd en kies je een nieuw wachtwoord:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Het telefoonnummer van je Storedesk-account is gewijzigd',
    lines: [
      'Het telefoonnummer van je Storedesk-account (%{account}) is gewijzigd in %{value}. Was jij dit niet? Maak het binnen %{hours} uur ongedaan: %{link}',
    ],
  },
  bank_changed: {
    subject: 'De bankgegevens van %{store} zijn gewijzigd',
    lines: [
      'De bankgegevens voor de uitbetalingen aan %{store} zijn gewijzigd op %{at}.',
      'Was jij het, dan hoef je niets te doen. Uitbetalingen worden %{hours} uur vastgehouden, zodat een vergissing nog op tijd wordt ontdekt.',
      'Was jij het niet, stop dan hier de uitbetalingen. Iedereen wordt uitgelogd en je krijgt een link om een nieuw wachtwoord te kiezen:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'De kaartbetalingen van %{store} zijn gewijzigd',
    lines: [
      'Een betaaldienst van %{store} of een van de sleutels is gewijzigd op %{at}. Kaartbetalingen gaan vanaf nu mogelijk naar een andere rekening. Bekijk hier wat er is ingesteld:',
      '%{link}',
      'Was jij het niet, zet de betaaldienst dan meteen terug en wijzig daarna je wachtwoord.',
    ],
  },
  deletion_requested: {
    subject: '%{store} wordt verwijderd',
    lines: [
      'Je zaak %{store} wordt verwijderd op %{at}. De zaak neemt vanaf nu geen bestellingen meer aan.',
      'Bedenk je je, log dan voor die tijd in en annuleer de verwijdering. Was jij het niet, doe dat dan meteen en wijzig je wachtwoord:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'De verwijdering van %{store} is geannuleerd',
    lines: [
      'De verwijdering van je zaak %{store} is geannuleerd op %{at}. De zaak is weer zoals eerst.',
      'Was jij het niet, wijzig dan meteen je wachtwoord:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: '%{store} is verwijderd',
    lines: [
      'Je zaak %{store} is verwijderd op %{at}. Alleen de bedragen van de bestellingen blijven bewaard, zolang de wet dat eist, zonder gegevens van klanten.',
    ],
  },
  store_abandoned: {
    subject: '%{store} wordt verwijderd als je niet inlogt',
    lines: [
      'Je zaak %{store} is nooit goedgekeurd, en er heeft al lang niemand ingelogd. De zaak wordt verwijderd op %{at}.',
      'Wil je de zaak houden, log dan voor die tijd in:',
      '%{link}',
      'Heb je de zaak niet meer nodig, dan hoef je niets te doen.',
    ],
  },
  domain_proved: {
    subject: '%{domain} leidt nu naar je website',
    lines: [
      'Het domein %{domain} hoort nu bij de website van %{store}. Het wordt elke dag gecontroleerd: laat het record staan.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'Het record van %{domain} ontbreekt',
    lines: [
      'Het record dat bewijst dat %{domain} van %{store} is, is niet gevonden. Zonder het record leidt het domein nog tot %{until} naar je website.',
      'Bekijk welk record ontbreekt en voeg het weer toe:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} leidt niet meer naar je website',
    lines: [
      'Het record dat bewijst dat %{domain} van %{store} is, ontbreekt al 72 uur. Daarom leidt het domein niet meer naar je website. Dat doet het weer zodra het record is gevonden:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Een andere zaak gebruikt nu %{domain}',
    lines: [
      'Een andere zaak heeft bewezen eigenaar van %{domain} te zijn. Daarom leidt het domein niet meer naar de website van %{store}.',
      'Is het domein van jou? Controleer dan wie de records kan wijzigen. Met een nieuw record leidt het weer naar je website:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Een document van %{store} verloopt op %{day}',
    lines: [
      'Het document “%{document}” van %{store} is geldig tot en met %{day}.',
      'Upload vóór die datum het nieuwe document. Het huidige blijft geldig terwijl het nieuwe wordt gecontroleerd:',
      '%{link}',
    ],
  },
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}, met de cijfers van de week ervoor tussen haakjes:',
      'Omzet na terugbetalingen: %{sales} (%{sales_before})\nAfgeronde bestellingen: %{orders} (%{orders_before})\nGemiddelde bestelwaarde: %{average} (%{average_before})\nGeannuleerd of geweigerd: %{cancelled} (%{cancelled_before})',
      'Bekijk het hele overzicht:',
      '%{link}',
      'Je krijgt deze e-mail omdat je daar in je profiel voor hebt gekozen. Je kunt dat hier wijzigen:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Verificatie in twee stappen: nieuwe methode',
    lines: [
      'Aan je Storedesk-account (%{account}) is een nieuwe manier toegevoegd om het inloggen te bevestigen (%{at}).',
      'Was jij dit niet? Maak het hier binnen %{hours} uur ongedaan. Dan wordt de nieuwe methode verwijderd, worden alle apparaten uitgelogd en kies je een nieuw wachtwoord:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Verificatie in twee stappen: methode verwijderd',
    lines: [
      'Van je Storedesk-account (%{account}) is een manier verwijderd om het inloggen te bevestigen (%{at}).',
      'Was jij dit niet, wijzig dan meteen je wachtwoord en controleer hier je account:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Je herstelcodes zijn vervangen',
    lines: [
      'Voor je Storedesk-account (%{account}) zijn nieuwe herstelcodes gemaakt (%{at}). De vorige werken niet meer.',
      'Was jij dit niet, wijzig dan meteen je wachtwoord en maak hier nieuwe codes:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Ingelogd met een herstelcode',
    lines: [
      'Iemand heeft met een van je herstelcodes ingelogd op je Storedesk-account (%{account}, %{at}). Resterende codes: %{left}.',
      'Was jij dit niet, wijzig dan meteen je wachtwoord en maak hier nieuwe codes:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Een passkey is geweigerd',
    lines: [
      'De passkey “%{name}” van je Storedesk-account (%{account}) is geweigerd (%{at}), omdat er twee exemplaren van lijken te zijn.',
      'Misschien heeft iemand hem gekopieerd. Verwijder hem hier en voeg een nieuwe toe:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Er is ingelogd op een nieuw apparaat',
    lines: [
      'Er is ingelogd op je Storedesk-account (%{account}) met een apparaat dat daar nog niet eerder voor is gebruikt: %{device} (%{at}).',
      'Was jij dit, dan hoef je niets te doen. Zo niet, wijzig dan meteen je wachtwoord en log het apparaat hier uit:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Je kunt nu inloggen met %{name}',
    lines: [
      'Je account bij %{name} is gekoppeld aan je Storedesk-account (%{account}, %{at}). Je kunt er nu mee inloggen.',
      'Was jij dit niet, ontkoppel het dan hier en wijzig meteen je wachtwoord:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Je kunt niet meer inloggen met %{name}',
    lines: [
      'Je account bij %{name} is losgekoppeld van je Storedesk-account (%{account}, %{at}). Je wachtwoord blijft werken.',
      'Was jij dit niet, wijzig dan meteen je wachtwoord en controleer hier je account:',
      '%{link}',
    ],
  },
  archive_requested: {
    subject: 'Er is een archief van %{store} aangevraagd',
    lines: [
      'Op %{at} is een archief aangevraagd met alles van %{store}: bestellingen, menu, klanten, team, documenten en bankgegevens.',
      'Zodra het klaar is, kun je het hier %{hours} uur lang downloaden:',
      '%{link}',
      'Was jij dit niet, verwijder daar dan het archief en wijzig meteen je wachtwoord.',
    ],
  },
  trust_asked: {
    subject: 'Je bent vertrouwenspersoon bij %{store}',
    lines: [
      '%{by} rekent op je hulp als inloggen bij %{store} niet meer lukt, bijvoorbeeld na verlies van een telefoon. Twee vertrouwenspersonen bevestigen dan samen wie erom vraagt.',
      'Je hoeft nu niets te doen. Wil je dit niet, weiger dan hier:',
      '%{link}',
    ],
  },
  trust_changed: {
    subject: 'De vertrouwenspersonen van %{store} zijn gewijzigd',
    lines: [
      'De vertrouwenspersonen die je weer toegang kunnen geven tot %{store} zijn gewijzigd (%{at}). Het zijn nu: %{names}.',
      'Was jij dit niet, wijzig dan meteen je wachtwoord en controleer ze hier:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} vraagt je hulp om weer in te loggen bij %{store}',
    lines: [
      'Iemand die het wachtwoord van %{by} kent, kan het inloggen bij %{store} niet afmaken en vraagt weer toegang.',
      'Bel eerst %{by} of praat met elkaar. Ga niet af op een e-mail of een sms. Bevestig het alleen als het echt %{by} is, hier tot %{until}:',
      '%{link}',
    ],
  },
  recovery_begun: {
    subject: 'Iemand vraagt weer toegang tot %{store}',
    lines: [
      'Iemand die je wachtwoord kent, heeft je vertrouwenspersonen gevraagd om weer toegang tot %{store} (%{at}). Ze kunnen het bevestigen tot %{until}.',
      'Was jij het, bel dan twee van hen: zij moeten het bevestigen.',
      'Was jij het niet, stop het dan hier en wijzig meteen je wachtwoord:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'De eigenaar van %{store} krijgt weer toegang',
    lines: [
      'Vertrouwenspersonen hebben bevestigd dat de eigenaar van %{store} niet kan inloggen: %{names}.',
      'Vanaf %{from} kan met een link die de eigenaar per e-mail heeft gekregen een nieuw wachtwoord worden gekozen. Verificatie in twee stappen gaat dan uit.',
      'Heeft de eigenaar hier niet om gevraagd, stop het dan hier:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Je link om weer in te loggen bij %{store}',
    lines: [
      'Je vertrouwenspersonen hebben bevestigd dat jij het bent. Met deze link kies je een nieuw wachtwoord en gaat verificatie in twee stappen uit. De link werkt één keer, van %{from} tot %{until}:',
      '%{link}',
      'Stuur deze e-mail aan niemand door.',
    ],
  },
  recovery_stopped: {
    subject: 'De nieuwe toegang tot %{store} is gestopt',
    lines: [
      'Het verzoek om de eigenaar van %{store} weer toegang te geven is gestopt (%{at}). Er is niets veranderd.',
      'Kan de eigenaar nog steeds niet inloggen, dan kan het opnieuw worden gevraagd.',
    ],
  },
  recovery_done: {
    subject: 'De eigenaar van %{store} heeft weer toegang',
    lines: [
      'De eigenaar van %{store} heeft met hulp van vertrouwenspersonen een nieuw wachtwoord gekozen (%{at}). Verificatie in twee stappen is uitgezet en de apparaten van de eigenaar zijn uitgelogd.',
      'Was dit niet de eigenaar, neem dan meteen contact op met support.',
    ],
  },
  handover_offer: {
    subject: '%{by} wil %{store} aan je overdragen',
    lines: [
      'Hallo %{name},',
      '%{by} wil %{store} in Storedesk aan je overdragen. Jij wordt dan de eigenaar, met de bestellingen, het menu, het team en de uitbetalingen.',
      'Accepteer of weiger het hier, tot %{until}:',
      '%{link}',
      'Had je dit niet verwacht, dan kun je dit bericht negeren.',
    ],
  },
  handover_begun: {
    subject: '%{store} wordt overgedragen',
    lines: [
      '%{store} is aangeboden aan een nieuwe eigenaar: %{name} (%{email}), op %{at}.',
      'Was jij het, dan hoef je niets te doen totdat die accepteert.',
      'Was jij het niet, stop het dan hier en wijzig meteen je wachtwoord:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'De nieuwe eigenaar van %{store} heeft geaccepteerd',
    lines: [
      'De nieuwe eigenaar van %{store} heeft geaccepteerd: %{name}. Van %{from} tot %{until} kun je de zaak definitief overdragen in je profiel, onder “Account”.',
      'Wil je dit niet, stop het dan hier. Heb je dit niet zelf gestart, wijzig dan ook meteen je wachtwoord:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'De overdracht van %{store} is gestopt',
    lines: ['De overdracht van %{store} aan een nieuwe eigenaar is gestopt (%{at}). Er is niets veranderd.'],
  },
  handover_done: {
    subject: '%{store} heeft een nieuwe eigenaar',
    lines: [
      '%{store} is overgedragen aan %{name} (%{at}). De vorige eigenaar kan niet meer inloggen.',
      'Uitbetalingen worden %{hours} uur vastgehouden. Controleer de bankgegevens en je team voor die tijd.',
      'Is dit een vergissing, neem dan meteen contact op met support.',
    ],
  },
  booking_accepted: {
    subject: 'Je tafel bij %{store} is gereserveerd',
    lines: [
      'Je tafel bij %{store} is gereserveerd.',
      '%{at} – gasten: %{persons}',
      'Hier kun je je reservering bekijken, wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Herinnering: je tafel bij %{store}',
    lines: [
      'Je hebt een tafel bij %{store}.',
      '%{at} – gasten: %{persons}',
      'Bevestig dat je komt. Je kunt je reservering hier ook wijzigen of annuleren:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'De proefperiode van %{store} eindigt op %{day}',
    lines: [
      'De proefperiode van %{store} eindigt op %{day}. Vanaf die dag kan de zaak geen nieuwe bestellingen meer aannemen.',
      'Kies vóór die tijd een abonnement; je ziet eerst het exacte bedrag en de dag:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Factuur %{number} van %{store}: %{amount}',
    lines: [
      'Factuur %{number} voor het abonnement van %{store} is opgemaakt: %{amount}.',
      'Je kunt de factuur hier bekijken en als pdf downloaden:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'De betaling voor %{store} is mislukt',
    lines: [
      'Het bedrag van factuur %{number} van %{store} (%{amount}) kon niet van je kaart worden afgeschreven.',
      'Tot %{day} blijft alles werken. Betaal vóór die tijd met deze of een andere kaart:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} is geblokkeerd tot je betaalt',
    lines: [
      '%{store} is sinds %{day} geblokkeerd, omdat er geen betaald abonnement is. Bestellingen die je al hebt, kun je nog afronden.',
      'Hier kun je meteen verder:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Je reservering bij %{store} is gewijzigd',
    lines: [
      'Je reservering bij %{store} is gewijzigd. Zo is het nu:',
      '%{at} – gasten: %{persons}',
      'Komt dat niet uit? Hier kun je je reservering wijzigen of annuleren:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Je reservering bij %{store} is geannuleerd',
    lines: [
      'Helaas heeft %{store} je reservering moeten annuleren:',
      '%{at} – gasten: %{persons}',
      'Het spijt ons. We hopen je een andere keer te zien.',
    ],
  },
  review_reply: {
    subject: '%{store} heeft op je beoordeling gereageerd',
    lines: ['%{store} heeft gereageerd op je beoordeling van bestelling %{number}:', '%{reply}'],
  },
};
