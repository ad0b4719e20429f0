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
  bank_changed: {
    subject: 'De bankgegevens van %{store} zijn gewijzigd',
    lines: [
      'De bankgegevens waarop de omzet van %{store} wordt uitbetaald, zijn gewijzigd op %{at}.',
      'Was jij het, dan hoef je niets te doen. Uitbetalingen wachten %{hours} uur, zodat een vergissing nog kan opvallen.',
      'Was jij het niet, stop dan hier de uitbetalingen. Iedereen wordt uitgelogd en je krijgt een link om een nieuw wachtwoord te kiezen:',
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
};
