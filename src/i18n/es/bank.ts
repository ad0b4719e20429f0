import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Datos bancarios',
  detail: 'Cifrados. Escribe tu contraseña para verlos.',
  load_failed: 'No se pudieron cargar los datos bancarios.',
  add: 'Añadir datos bancarios',
  show: 'Ver',
  hide: 'Ocultar',
  change: 'Cambiar',
  go_on: 'Continuar',
  password: 'Tu contraseña',
  password_detail: 'Escribe la contraseña con la que inicias sesión.',
  account_error: 'Escribe un número de cuenta válido. Revisa cada cifra del IBAN.',
  wish: {
    show: 'Ver datos bancarios',
    change: 'Cambiar datos bancarios',
    add: 'Añadir datos bancarios',
    delete: 'Eliminar datos bancarios',
  },
  field: {
    account_holder_name: 'Titular',
    account_number: 'IBAN o número de cuenta',
    routing_number: 'Código de ruta',
    bank_code: 'Código del banco (BIC)',
    personal_id_number: 'Número de identidad',
    date_of_birth: 'Fecha de nacimiento',
    gender: 'Género',
  },
  gender: {
    none: 'Sin indicar',
    female: 'Mujer',
    male: 'Hombre',
    other: 'Otro',
  },
  photo: {
    front: 'Documento de identidad, anverso',
    back: 'Documento de identidad, reverso',
    extra: 'Otra foto',
  },
  store: {
    detail: 'Tus ingresos se pagan en esta cuenta. Los datos están cifrados; escribe tu contraseña para verlos.',
    hold: 'Los pagos a tu local quedan retenidos hasta: %{time} (quedan %{span}).',
    frozen:
      'Los pagos a tu local y los datos bancarios están bloqueados porque se denunció un cambio no autorizado (%{time}). Habla con la plataforma.',
    demo: 'Demo: no se envía ningún correo. Este es el mensaje:',
  },
  error: {
    iban: 'Escribe un IBAN válido. Revisa cada cifra.',
    routing_number: 'Este código de ruta no es válido en tu país.',
    bank_code: 'Este código de banco no es válido en tu país.',
    required: 'Los bancos de tu país necesitan este número.',
    payouts_frozen: 'Los datos bancarios no se pueden cambiar mientras los pagos a tu local estén bloqueados.',
  },
  alarm: {
    title: 'Se cambiaron los datos bancarios',
    detail: '%{store} · cambio del %{time}',
    what: 'Si no fuiste tú, avísanos aquí. Se detendrán los pagos a tu local, se cerrarán todas las sesiones y recibirás un correo con un enlace para elegir una contraseña nueva.',
    button: 'No fui yo',
    what_unmailed:
      'Si no fuiste tú, avísanos aquí. Se detendrán los pagos a tu local y se cerrarán todas las sesiones.',
    unreachable: 'No hubo conexión con el servidor. Revisa la conexión y pulsa el botón otra vez.',
    done: 'Los pagos a tu local están detenidos',
    mailed:
      'Enviamos a %{email} un enlace para elegir una contraseña nueva. Ahora la plataforma tiene que revisar el cambio.',
    unmailed: 'Se cerraron todas las sesiones. Habla con la plataforma, que tiene que revisar el cambio.',
    over: 'Este enlace ya se usó o caducó. Si sigues sin reconocer el cambio, habla con la plataforma.',
  },
};
