import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Zones de livraison',
  new: 'Ajouter une zone',
  record: 'la zone de livraison %{name}',
  section: { main: 'Zone' },
  field: { name: 'Nom', is_active: 'Livrer dans cette zone', shape: 'Où', fee: 'Frais' },
  empty: {
    title: 'Aucune zone de livraison',
    detail: 'Sans zones, vous livrez partout dans le rayon de vos frais par défaut.',
  },
} satisfies ResourceTexts;
