import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Bijzondere openingstijden',
  new: 'Nieuwe bijzondere tijden',
  search: 'Tekst voor klanten',
  record: 'de bijzondere openingstijden %{name}',
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
    detail:
      'Voeg feestdagen, sluitingen of dagen met andere tijden toe. Ze vervangen de gewone tijden van de hele dag.',
  },
} satisfies ResourceTexts;
