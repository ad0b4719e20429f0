import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Liefergebiete',
  new: 'Gebiet hinzufügen',
  record: 'das Liefergebiet %{name}',
  section: { main: 'Gebiet' },
  field: { name: 'Name', is_active: 'In dieses Gebiet liefern', shape: 'Wo', fee: 'Gebühr' },
  empty: {
    title: 'Noch keine Liefergebiete',
    detail: 'Ohne Gebiete liefern Sie überall in dem Umkreis, der bei Ihrer Standardgebühr eingestellt ist.',
  },
} satisfies ResourceTexts;
