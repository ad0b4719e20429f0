import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Modo oscuro',
  light_mode: 'Modo claro',
  language: {
    choose: 'Idioma',
    failed: 'No se pudo cargar este idioma. Revisa la conexión y elígelo de nuevo.',
  },
  unreachable: 'No hay conexión con el servidor. Revisa la conexión e inténtalo de nuevo.',
  outage: {
    title: 'Storedesk no puede acceder a su base de datos',
    detail: 'El problema es nuestro, no de tu conexión. No se pierde nada.',
    try_again:
      'Storedesk no puede acceder a su base de datos en este momento. No se pierde nada: inténtalo de nuevo en un momento.',
  },
  not_found: {
    title: 'Esta página no existe',
    detail: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    home: 'Volver a los pedidos',
  },
  unauthorized: {
    title: 'Sin acceso',
    detail: 'No tienes permiso para abrir esta página.',
    home: 'Volver a los pedidos',
  },
  start: {
    failed_title: 'No hay conexión con el servidor de Storedesk',
    failed_detail: 'Revisa la conexión de este dispositivo. No se perdió nada.',
    retry: 'Reintentar',
    loading: 'Cargando',
    offline_title: 'Este dispositivo no tiene conexión',
    offline_detail: 'Storedesk continuará cuando vuelva la conexión. No se pierde nada.',
    again: 'Reintentando automáticamente.',
  },
  error: {
    title: 'Algo falló en esta página',
    detail: 'Tus pedidos están a salvo. Recarga la página; si vuelve a pasar, cuenta a soporte qué estabas haciendo.',
    reload: 'Recargar la página',
    report: 'Informe %{id}',
    copy: 'Copiar el número del informe',
    copied: 'Copiado',
    write: 'Escribir a soporte',
  },
  guard: {
    not_verified: 'Sin verificar. Inicia sesión para verificar tu correo y tu teléfono.',
    not_verified_email: 'Sin verificar. Inicia sesión para verificar tu correo.',
    not_verified_phone: 'Sin verificar. Inicia sesión para verificar tu teléfono.',
  },
};
