import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Bijzondere openingstijden',
  new: 'Nieuwe bijzondere openingstijd',
  search: 'Bijzondere openingstijden zoeken',
  record: 'de bijzondere openingstijd %{name}',
  section: {
    main: 'Dagen en tijden',
  },
  field: {
    name: 'Tekst voor klanten',
    start_date: 'Eerste dag',
    end_date: 'Laatste dag',
    is_yearly: 'Elk jaar',
    hours: 'Tijden op deze dagen',
  },
  empty: {
    title: 'Nog geen bijzondere openingstijden',
    detail: 'Voeg een feestdag, vakantie of dagen met andere tijden toe. Ze vervangen de hele dag.',
  },
} satisfies ResourceTexts;
