import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Zone di consegna',
  new: 'Aggiungi zona',
  record: 'la zona di consegna %{name}',
  section: { main: 'Zona' },
  field: { name: 'Nome', is_active: 'Consegna in questa zona', shape: 'Dove', fee: 'Costo' },
  empty: {
    title: 'Ancora nessuna zona di consegna',
    detail: 'Senza zone consegni ovunque entro il raggio del costo predefinito.',
  },
} satisfies ResourceTexts;
