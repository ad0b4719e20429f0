import type { signIn as english } from '../en/signIn';

export const signIn: typeof english = {
  title: 'Iniciar sesión',
  welcome: 'Hola de nuevo. Tus pedidos te esperan.',
  brand: {
    claim: 'Entran pedidos. Salen platos.',
    detail: 'Todos los pedidos en un tablero, desde el primer aviso hasta la puerta del cliente.',
  },
  email: 'Correo electrónico',
  phone: 'Teléfono',
  calling_code: 'Código de país',
  calling_codes_missing: 'No se pudo cargar la lista de países. Escribe el código, por ejemplo +34.',
  use_phone: 'Usar teléfono',
  use_email: 'Usar correo',
  password: 'Contraseña',
  show_password: 'Mostrar contraseña',
  hide_password: 'Ocultar contraseña',
  caps_lock: 'Bloqueo de mayúsculas activado',
  remember: 'Recordarme en este dispositivo',
  submit: 'Iniciar sesión',
  wait: 'Reintentar en %{smart_count} segundo |||| Reintentar en %{smart_count} segundos',
  unreachable:
    'No hubo conexión con el servidor. Lo que escribiste sigue aquí: revisa la conexión e inténtalo de nuevo.',
  ended: 'Tu sesión terminó. Inicia sesión para continuar.',
  verification_over: 'La verificación tardó demasiado. Vuelve a iniciar sesión para continuar.',
  dismiss: 'Cerrar este mensaje',
  invalid: {
    email_required: 'Escribe tu correo electrónico.',
    email: 'Escribe un correo como nombre@example.com.',
    phone_required: 'Escribe tu teléfono.',
    phone: 'Escribe un teléfono válido para ese país.',
    phone_too_short: 'Este número es demasiado corto.',
    phone_too_long: 'Este número es demasiado largo.',
    phone_leading_zero: 'Quita el 0 inicial.',
    calling_code: 'Elige el código de país.',
    password_required: 'Escribe tu contraseña.',
    password_short: 'La contraseña debe tener al menos %{smart_count} caracteres.',
    field: 'Revisa este campo.',
  },
  demo: {
    label: 'Probar la demo como',
  },
  renew: {
    title: 'Vuelve a iniciar sesión',
    detail: 'Tu sesión terminó. No se perdió nada: inicia sesión y sigue donde estabas.',
    leave: 'Salir',
  },
};
