import type { OwnerTexts } from '../../messageTexts';

export const owners: OwnerTexts = {
  bank_changed: {
    subject: 'Se cambiaron los datos bancarios de %{store}',
    lines: [
      'Los datos bancarios en los que %{store} recibe sus pagos se cambiaron el %{at}.',
      'Si fuiste tú, no tienes que hacer nada. Los pagos quedan retenidos %{hours} horas, para que dé tiempo a detectar un error.',
      'Si no fuiste tú, detén los pagos aquí. Se cerrarán todas las sesiones y recibirás un enlace para elegir una contraseña nueva:',
      '%{link}',
    ],
  },
  gateway_changed: {
    subject: 'Se cambiaron los pagos con tarjeta de %{store}',
    lines: [
      'El %{at} se cambió una pasarela de pago de %{store} o una de sus claves. Puede que, a partir de ahora, los pagos con tarjeta lleguen a otra cuenta. Revisa aquí los ajustes actuales:',
      '%{link}',
      'Si no fuiste tú, vuelve a poner la pasarela anterior ahora mismo y después cambia tu contraseña.',
    ],
  },
  deletion_requested: {
    subject: '%{store} se eliminará',
    lines: [
      'Tu local %{store} se eliminará el %{at}. Desde ahora no acepta pedidos.',
      'Si cambias de idea, inicia sesión y cancela la eliminación antes de esa fecha. Si no fuiste tú, hazlo ahora mismo y cambia la contraseña:',
      '%{link}',
    ],
  },
  deletion_cancelled: {
    subject: 'Se canceló la eliminación de %{store}',
    lines: [
      'La eliminación de tu local %{store} se canceló el %{at}. Está como antes.',
      'Si no fuiste tú, cambia la contraseña ahora mismo:',
      '%{link}',
    ],
  },
  store_deleted: {
    subject: 'Se eliminó %{store}',
    lines: [
      'Tu local %{store} se eliminó el %{at}. Solo se conservan los importes de sus pedidos, mientras la ley lo exija y sin datos de clientes.',
    ],
  },
  store_abandoned: {
    subject: '%{store} se eliminará si no inicias sesión',
    lines: [
      'Tu local %{store} nunca se aprobó, y hace mucho que nadie inicia sesión. Se eliminará el %{at}.',
      'Si quieres conservarlo, inicia sesión antes de esa fecha:',
      '%{link}',
      'Si ya no lo necesitas, no tienes que hacer nada.',
    ],
  },
  domain_proved: {
    subject: '%{domain} ya lleva a tu sitio web',
    lines: [
      'El dominio %{domain} ya lleva al sitio web de %{store}. Se comprueba cada día: deja el registro donde está.',
      '%{link}',
    ],
  },
  domain_failing: {
    subject: 'Falta el registro de %{domain}',
    lines: [
      'No se encontró el registro que demuestra que %{domain} es de %{store}. Sin él, el dominio lleva a tu sitio web solo hasta el %{until}.',
      'Mira qué registro falta y vuelve a añadirlo:',
      '%{link}',
    ],
  },
  domain_ended: {
    subject: '%{domain} ya no lleva a tu sitio web',
    lines: [
      'El registro que demuestra que %{domain} es de %{store} falta desde hace 72 horas, así que el dominio ya no lleva a tu sitio web. Volverá a hacerlo en cuanto se encuentre el registro:',
      '%{link}',
    ],
  },
  domain_moved: {
    subject: 'Otro local usa ahora %{domain}',
    lines: [
      'Otro local demostró que %{domain} es suyo, así que el dominio ya no lleva al sitio web de %{store}.',
      'Si el dominio es tuyo, comprueba quién puede cambiar sus registros. Con un registro nuevo, volverá a llevar a tu sitio web:',
      '%{link}',
    ],
  },
  document_expiring: {
    subject: 'Un documento de %{store} vence el %{day}',
    lines: [
      'El documento «%{document}» de %{store} es válido hasta el %{day}.',
      'Sube el nuevo antes de esa fecha. El actual sigue siendo válido mientras se revisa el nuevo:',
      '%{link}',
    ],
  },
  archive_requested: {
    subject: 'Se pidió un archivo completo de %{store}',
    lines: [
      'El %{at} se pidió un archivo con todo lo que hay de %{store}: pedidos, menú, clientes, equipo, documentos y datos bancarios.',
      'Cuando esté listo, podrás descargarlo aquí durante %{hours} horas:',
      '%{link}',
      'Si no fuiste tú, elimina allí el archivo y cambia tu contraseña ahora mismo.',
    ],
  },
  trust_changed: {
    subject: 'Se cambiaron las personas de confianza de %{store}',
    lines: [
      'Se cambiaron las personas que pueden devolverte el acceso a %{store} (%{at}). Ahora son: %{names}.',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y revísalas aquí:',
      '%{link}',
    ],
  },
  recovery_begun: {
    subject: 'Alguien pidió recuperar el acceso a %{store}',
    lines: [
      'Alguien que conoce tu contraseña pidió a tus personas de confianza recuperar el acceso a %{store} (%{at}). Pueden confirmarlo hasta el %{until}.',
      'Si fuiste tú, llama a dos de ellas: tienen que confirmarlo.',
      'Si no fuiste tú, detenlo aquí y cambia tu contraseña ahora mismo:',
      '%{link}',
    ],
  },
  recovery_waiting: {
    subject: 'El dueño de %{store} va a recuperar el acceso',
    lines: [
      'Las personas de confianza confirmaron que el dueño de %{store} no puede iniciar sesión: %{names}.',
      'A partir del %{from}, un enlace que se envió por correo al dueño permite elegir una contraseña nueva y desactiva la verificación en dos pasos.',
      'Si el dueño no lo pidió, detenlo aquí:',
      '%{link}',
    ],
  },
  recovery_link: {
    subject: 'Tu enlace para volver a entrar en %{store}',
    lines: [
      'Tus personas de confianza confirmaron que eres tú. Con este enlace eliges una contraseña nueva y se desactiva la verificación en dos pasos. Funciona una vez, del %{from} al %{until}:',
      '%{link}',
      'No reenvíes este correo a nadie.',
    ],
  },
  recovery_stopped: {
    subject: 'Se detuvo la recuperación del acceso a %{store}',
    lines: [
      'Se detuvo la petición de devolver el acceso al dueño de %{store} (%{at}). No cambió nada.',
      'Si el dueño sigue sin poder iniciar sesión, puede pedirlo otra vez.',
    ],
  },
  recovery_done: {
    subject: 'El dueño de %{store} recuperó el acceso',
    lines: [
      'El dueño de %{store} eligió una contraseña nueva con la ayuda de sus personas de confianza (%{at}). Se desactivó la verificación en dos pasos y se cerró la sesión en sus dispositivos.',
      'Si no fue el dueño, escribe a soporte ahora mismo.',
    ],
  },
  handover_offer: {
    subject: '%{by} quiere traspasarte %{store}',
    lines: [
      'Hola, %{name}:',
      '%{by} quiere traspasarte %{store} en Storedesk. Pasarías a ser su dueño, con los pedidos, el menú, el equipo y los pagos.',
      'Acéptalo o recházalo aquí, hasta el %{until}:',
      '%{link}',
      'Si no lo esperabas, puedes ignorar este mensaje.',
    ],
  },
  handover_begun: {
    subject: '%{store} se va a traspasar',
    lines: [
      'Se ofreció %{store} a un nuevo dueño: %{name} (%{email}), el %{at}.',
      'Si fuiste tú, no tienes que hacer nada hasta que acepte.',
      'Si no fuiste tú, detenlo aquí y cambia tu contraseña ahora mismo:',
      '%{link}',
    ],
  },
  handover_accepted: {
    subject: 'El nuevo dueño de %{store} aceptó',
    lines: [
      'El nuevo dueño de %{store} aceptó: %{name}. Del %{from} al %{until} puedes hacer el traspaso definitivo en tu perfil, en «Cuenta».',
      'Si no lo quieres, detenlo aquí. Si no lo empezaste tú, cambia también tu contraseña ahora mismo:',
      '%{link}',
    ],
  },
  handover_stopped: {
    subject: 'Se detuvo el traspaso de %{store}',
    lines: ['Se detuvo el traspaso de %{store} a un nuevo dueño (%{at}). No cambió nada.'],
  },
  handover_done: {
    subject: '%{store} tiene nuevo dueño',
    lines: [
      'Se traspasó %{store} a %{name} (%{at}). El dueño anterior ya no puede iniciar sesión.',
      'Los pagos quedan retenidos %{hours} horas. Revisa antes los datos bancarios y tu equipo.',
      'Si es un error, escribe a soporte ahora mismo.',
    ],
  },
};
