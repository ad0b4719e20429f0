import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Bezorggebieden',
  new: 'Gebied toevoegen',
  record: 'het bezorggebied %{name}',
  section: { main: 'Gebied' },
  field: { name: 'Naam', is_active: 'In dit gebied bezorgen', shape: 'Waar', fee: 'Kosten' },
  empty: {
    title: 'Nog geen bezorggebieden',
    detail: 'Zonder gebieden bezorg je overal binnen de straal van je standaardkosten.',
  },
} satisfies ResourceTexts;
