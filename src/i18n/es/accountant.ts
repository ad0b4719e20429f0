import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Compartir con contabilidad',
  detail:
    'Con un enlace, quien lleva tu contabilidad ve los totales de cada mes y puede descargar sus movimientos, y nada más. No necesita una cuenta. La actividad muestra cuándo y dónde se usó un enlace.',
  name: '¿Para quién es?',
  days: 'Validez (días)',
  days_range: 'De 1 a %{most}',
  create: 'Crear enlace',
  created:
    'Envía este enlace a %{name}. Quien lo tenga puede usarlo hasta el %{time}. Cópialo ahora: no se volverá a mostrar.',
  full: 'Puedes tener %{number} enlaces a la vez. Revoca uno primero.',
  link: 'Enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  links: 'Enlaces para contabilidad',
  none: 'Por ahora no hay enlaces.',
  until: 'Sirve hasta el %{time}',
  used: 'Último uso: %{time}',
  unused: 'Sin usar todavía',
  revoke: 'Revocar',
  revoke_title: '¿Revocar el enlace para %{name}?',
  revoke_detail: 'Deja de funcionar de inmediato. Puedes crear otro enlace cuando quieras.',
  failed: 'No se pudieron cargar los enlaces.',
  books: {
    page: 'Contabilidad',
    title: 'Contabilidad de %{store}',
    detail:
      'Los importes están en %{currency} y los días siguen la zona horaria del local (%{timezone}). Este enlace sirve hasta el %{date}.',
    months: 'Ingresos por mes',
    month: 'Mes',
    until: 'Hasta el %{date}',
    file: 'El archivo tiene una fila por cada movimiento del mes, y cada impuesto aparece con su porcentaje. Los movimientos de una operación suman 0: lo que ganó el local está por encima de cero y el dinero que entró, por debajo. Las horas están en la zona horaria del local.',
    over: 'Este enlace ya no sirve. Pide uno nuevo al local.',
    failed: 'No se pudo cargar la contabilidad. Revisa la conexión e inténtalo de nuevo.',
    loading: 'Cargando la contabilidad',
  },
};
