import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
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
  trust_asked: {
    subject: 'Je bent vertrouwenspersoon bij %{store}',
    lines: [
      '%{by} rekent op je hulp als inloggen bij %{store} niet meer lukt, bijvoorbeeld na verlies van een telefoon. Twee vertrouwenspersonen bevestigen dan samen wie erom vraagt.',
      'Je hoeft nu niets te doen. Wil je dit niet, weiger dan hier:',
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
};
