import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Zonas de reparto',
  new: 'Añadir zona',
  record: 'la zona de reparto %{name}',
  section: { main: 'Zona' },
  field: { name: 'Nombre', is_active: 'Repartir en esta zona', shape: 'Dónde', fee: 'Tarifa' },
  empty: {
    title: 'Aún no hay zonas de reparto',
    detail: 'Sin zonas, repartes en todo el radio de tu tarifa predeterminada.',
  },
} satisfies ResourceTexts;
