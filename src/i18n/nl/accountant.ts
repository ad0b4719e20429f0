import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Delen met je boekhouder',
  detail:
    'Met een link ziet je boekhouder de totalen van elke maand en kan die de boekingen downloaden, verder niets. Een account is niet nodig. De activiteit laat zien wanneer en waar een link is gebruikt.',
  name: 'Voor wie?',
  days: 'Geldig (dagen)',
  days_range: '1 tot en met %{most}',
  create: 'Link maken',
  created:
    'Stuur deze link naar %{name}. Wie hem heeft, kan hem gebruiken tot %{time}. Kopieer hem nu: hij wordt niet nog eens getoond.',
  full: 'Je kunt %{number} links tegelijk hebben. Trek er eerst een in.',
  link: 'Link',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  links: 'Links voor boekhouders',
  none: 'Er zijn nu geen links.',
  until: 'Werkt tot %{time}',
  used: 'Laatst gebruikt: %{time}',
  unused: 'Nog niet gebruikt',
  revoke: 'Intrekken',
  revoke_title: 'Link voor %{name} intrekken?',
  revoke_detail: 'Hij werkt meteen niet meer. Je kunt altijd een nieuwe link maken.',
  failed: 'De links konden niet worden geladen.',
  books: {
    page: 'Boekhouding',
    title: 'Boekhouding van %{store}',
    detail:
      'Bedragen zijn in %{currency} en de dagen volgen de tijdzone van de zaak (%{timezone}). Deze link werkt tot %{date}.',
    months: 'Omzet per maand',
    month: 'Maand',
    until: 'Tot %{date}',
    file: 'Het bestand heeft één rij per boeking van de maand, en elke btw met het tarief. De boekingen van een gebeurtenis zijn samen 0: wat de zaak verdiende staat boven nul, binnengekomen geld eronder. Tijden zijn in de tijdzone van de zaak.',
    over: 'Deze link werkt niet meer. Vraag de zaak om een nieuwe.',
    failed: 'De boekhouding kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
    loading: 'Boekhouding laden',
  },
};
