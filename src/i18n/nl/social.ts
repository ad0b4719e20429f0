export const social = {
  title: 'Inloggen met een andere dienst',
  continue: 'Verder met %{provider}',
  loading: 'Je wordt ingelogd…',
  unlinked: 'Je account bij %{provider} is nog niet gekoppeld',
  signed_in_as: 'Je hebt bij %{provider} ingelogd als %{email}.',
  unverified_there:
    '%{provider} heeft je e-mailadres niet geverifieerd. Verifieer het daar voordat je de twee accounts koppelt.',
  link: 'Inloggen en koppelen',
  register: 'Een zaak registreren',
  back: {
    sign_in: 'Op een andere manier inloggen',
    register: 'Terug naar de registratie',
    link: 'Terug naar je profiel',
  },
  taken: 'Je hebt hier al een account. Log in met je wachtwoord om het aan %{provider} te koppelen.',
  no_address: '%{provider} heeft geen e-mailadres gedeeld. Registreer je met je e-mailadres.',
  not_approved:
    'Dit account is nog niet goedgekeurd, is uitgeschakeld of heeft een nieuwe uitnodiging nodig. Vraag het de eigenaar van de zaak.',
  failed: {
    sign_in: 'Je bent niet ingelogd',
    register: 'De registratie is niet begonnen',
    link: 'Het account is niet gekoppeld',
  },
  failure: {
    cancelled: 'Je hebt het inloggen geannuleerd. Er is niets gewijzigd.',
    failed:
      'De dienst reageert niet of meldt een probleem. Probeer het over een paar minuten opnieuw of log op een andere manier in.',
    refused:
      'Het antwoord van de dienst kon niet worden gecontroleerd en is daarom niet geaccepteerd. Probeer het opnieuw.',
    expired: 'Dit duurde te lang, is twee keer geopend of begon in een andere browser. Probeer het opnieuw.',
    too_many: 'Te veel pogingen vanaf je netwerk. Probeer het over tien minuten opnieuw.',
  },
};
