import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Delen met je boekhouder',
  detail:
    'Met een link ziet je boekhouder de totalen van elke maand en kan die de boekingen downloaden, verder niets. Een account is niet nodig. Wanneer en waar een link is gebruikt, zie je bij “Activiteit”.',
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
  until: 'Geldig tot %{time}',
  used: 'Laatst gebruikt: %{time}',
  unused: 'Nog niet gebruikt',
  revoke: 'Intrekken',
  revoke_title: 'Link voor %{name} intrekken?',
  revoke_detail: 'Hij werkt dan meteen niet meer. Je kunt altijd een nieuwe link maken.',
  failed: 'De links konden niet worden geladen.',
  books: {
    page: 'Boekhouding',
    title: 'Boekhouding van %{store}',
    detail:
      'Alle bedragen zijn in %{currency}. De dagen volgen de tijdzone van de zaak (%{timezone}). Deze link is geldig tot %{date}.',
    months: 'Opbrengst per maand',
    month: 'Maand',
    until: 'Tot en met %{date}',
    file: 'Het bestand bevat één rij per boeking van de maand, met bij elk btw-bedrag het tarief. De boekingen van een gebeurtenis zijn samen 0: wat de zaak heeft verdiend, is positief, binnengekomen geld negatief. De tijden zijn in de tijdzone van de zaak.',
    over: 'Deze link werkt niet meer. Vraag de zaak om een nieuwe.',
    failed: 'De boekhouding kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
    loading: 'Boekhouding laden',
  },
};
