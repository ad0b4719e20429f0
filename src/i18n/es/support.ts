import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Soporte',
  close: 'Cerrar soporte',
  thread: 'Tus mensajes',
  empty: 'Pregunta lo que quieras: qué no funciona, qué falta, qué no encuentras.',
  loading: 'Cargando tus mensajes',
  failed: 'No se pudieron cargar tus mensajes anteriores.',
  next: {
    waiting: 'Tu mensaje llega por correo a quienes administran esta plataforma.',
    kept: 'Este servidor no tiene correo configurado: tu mensaje se guarda aquí, pero no se avisa a nadie.',
    answer: 'La respuesta llega a %{email}.',
  },
  state: {
    mailed: 'Enviado a soporte',
    waiting: 'Guardado y en camino por correo',
    kept: 'Guardado en el servidor',
  },
  field: 'Tu mensaje',
  left: 'Queda %{smart_count} carácter |||| Quedan %{smart_count} caracteres',
  too_long: 'Sobra %{smart_count} carácter |||| Sobran %{smart_count} caracteres',
  nothing: 'Escribe primero tu mensaje.',
  send: 'Enviar',
  not_sent: {
    away: 'No hay conexión con el servidor. Tu mensaje se queda aquí, aunque cierres la página: envíalo cuando vuelva la conexión.',
    too_many: 'Demasiados mensajes en poco tiempo. Tu mensaje se queda aquí: envíalo dentro de %{minutes} min.',
    other: 'No se pudo enviar el mensaje. Se queda aquí: inténtalo de nuevo.',
  },
  along: 'Se envía también',
  facts: { store: 'Local', sender: 'De', page: 'Página', version: 'Versión', browser: 'Navegador' },
  report: 'Informe %{id}',
  chat_failed: 'No se pudo cargar el chat. Puedes escribir aquí.',
};
