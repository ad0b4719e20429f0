import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Delivery areas',
  new: 'Add area',
  record: 'the delivery area %{name}',
  section: { main: 'Area' },
  field: { name: 'Name', is_active: 'Deliver to this area', shape: 'Where', fee: 'Fee' },
  empty: {
    title: 'No delivery areas yet',
    detail: 'Without areas, you deliver everywhere within the radius of your default fee.',
  },
} satisfies ResourceTexts;
