import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
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
  archive_requested: {
    subject: 'Er is een archief van %{store} aangevraagd',
    lines: [
      'Op %{at} is een archief aangevraagd met alles van %{store}: bestellingen, menu, klanten, team, documenten en bankgegevens.',
      'Zodra het klaar is, kun je het hier %{hours} uur lang downloaden:',
      '%{link}',
      'Was jij dit niet, verwijder daar dan het archief en wijzig meteen je wachtwoord.',
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
};
