import type { LanguageTexts } from '../messageTexts';

export const es: LanguageTexts = {
  invitation: {
    subject: 'Te invitaron al equipo de %{store}',
    lines: [
      'Hola, %{name}:',
      '%{by} te invitó al equipo de %{store}. Elige aquí tu contraseña; el enlace sirve una sola vez, durante siete días:',
      '%{link}',
      'Si no esperabas este mensaje, puedes ignorarlo.',
    ],
  },
  support: { subject: 'Soporte: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} es tu código de Storedesk',
    lines: [
      'Tu código es %{code}. Sirve una sola vez, durante %{minutes} minutos.',
      'No compartas nunca este código. Si no lo pediste, puedes ignorar este mensaje.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} es tu código de Storedesk. Sirve una sola vez, durante %{minutes} minutos. No lo compartas nunca.',
    ],
  },
  registration_code: {
    subject: '%{code} es tu código de Storedesk',
    lines: [
      'Vas a registrar un local con este correo. Tu código es %{code}. Sirve una sola vez, durante %{minutes} minutos.',
      'No compartas nunca este código. Si no lo pediste, puedes ignorar este mensaje.',
    ],
  },
  registration_known: {
    subject: 'Ya tienes una cuenta de Storedesk',
    lines: [
      'Alguien, probablemente tú, quiere registrar un local con este correo. Pero ya hay una cuenta con este correo: inicia sesión o elige una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
      'Para registrar otro local, usa otro correo. El código %{code} solo confirma que este correo es tuyo; sirve una sola vez, durante %{minutes} minutos.',
      'No compartas nunca este código. Si no fuiste tú, puedes ignorar este mensaje.',
    ],
  },
  registration_link: {
    subject: 'Continúa tu registro',
    lines: [
      'Guardamos lo que llevas hecho. Continúa aquí, en cualquier dispositivo; el enlace sirve durante siete días:',
      '%{link}',
      'No reenvíes este enlace: quien lo tenga puede continuar tu registro. Si no registraste ningún local, puedes ignorar este mensaje.',
    ],
  },
  new_password: {
    subject: 'Elige una contraseña nueva',
    lines: [
      'Alguien, probablemente tú, pidió cambiar la contraseña de tu cuenta de Storedesk (%{account}). Elige aquí la nueva; el enlace sirve una sola vez, durante %{minutes} minutos:',
      '%{link}',
      'Si no fuiste tú, puedes ignorar este mensaje. Tu contraseña sigue siendo la misma.',
    ],
  },
  password_set: {
    subject: 'Se cambió tu contraseña',
    lines: [
      'Hola, %{name}:',
      'Se cambió la contraseña de tu cuenta de Storedesk (%{at}) y se cerró la sesión en todos los demás dispositivos.',
      'Si no fuiste tú, elige ahora mismo una contraseña nueva: usa «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
    ],
  },
  email_changed: {
    subject: 'Se cambió el correo electrónico de tu cuenta de Storedesk',
    lines: [
      'Hola:',
      'El correo electrónico de tu cuenta de Storedesk (%{account}) se cambió a %{value}. A partir de ahora, inicia sesión con la dirección nueva.',
      'Si no fuiste tú, deshazlo aquí en un plazo de %{hours} horas. Se recuperará la dirección anterior, se cerrará la sesión en todos los dispositivos y podrás elegir una contraseña nueva:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Se cambió el teléfono de tu cuenta de Storedesk',
    lines: [
      'El teléfono de tu cuenta de Storedesk (%{account}) se cambió a %{value}. Si no fuiste tú, deshazlo en un plazo de %{hours} horas: %{link}',
    ],
  },
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
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}; entre paréntesis, las cifras de una semana antes:',
      'Ventas tras reembolsos: %{sales} (%{sales_before})\nPedidos completados: %{orders} (%{orders_before})\nValor medio por pedido: %{average} (%{average_before})\nCancelados o rechazados: %{cancelled} (%{cancelled_before})',
      'Consulta el panel de control completo:',
      '%{link}',
      'Recibes este correo porque lo elegiste en tu perfil. Puedes cambiarlo aquí:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Verificación en dos pasos: método nuevo',
    lines: [
      'Se añadió a tu cuenta de Storedesk (%{account}) un método nuevo para confirmar el inicio de sesión (%{at}).',
      'Si no fuiste tú, deshazlo aquí en un plazo de %{hours} horas. Se quitará el método añadido, se cerrará la sesión en todos los dispositivos y podrás elegir una contraseña nueva:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Verificación en dos pasos: método quitado',
    lines: [
      'Se quitó de tu cuenta de Storedesk (%{account}) un método para confirmar el inicio de sesión (%{at}).',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y revisa tu cuenta aquí:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'Se reemplazaron tus códigos de recuperación',
    lines: [
      'Se crearon códigos de recuperación nuevos para tu cuenta de Storedesk (%{account}, %{at}). Los anteriores ya no funcionan.',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y crea códigos nuevos aquí:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Inicio de sesión con un código de recuperación',
    lines: [
      'Alguien inició sesión en tu cuenta de Storedesk (%{account}) con uno de tus códigos de recuperación (%{at}). Códigos restantes: %{left}.',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y crea códigos nuevos aquí:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Se rechazó una llave de acceso',
    lines: [
      'Se rechazó la llave de acceso «%{name}» de tu cuenta de Storedesk (%{account}, %{at}), porque parece que hay dos copias.',
      'Puede que alguien la haya copiado. Quítala aquí y añade otra:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Nuevo inicio de sesión en tu cuenta de Storedesk',
    lines: [
      'Se inició sesión en tu cuenta de Storedesk (%{account}) en un dispositivo que no se había usado antes con ella: %{device} (%{at}).',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, cambia tu contraseña ahora mismo y cierra aquí la sesión en ese dispositivo:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Ya puedes iniciar sesión con %{name}',
    lines: [
      'Tu cuenta de %{name} se vinculó a tu cuenta de Storedesk (%{account}, %{at}). Ya puedes iniciar sesión con ella.',
      'Si no fuiste tú, desvincúlala aquí y cambia tu contraseña ahora mismo:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Ya no puedes iniciar sesión con %{name}',
    lines: [
      'Tu cuenta de %{name} se desvinculó de tu cuenta de Storedesk (%{account}, %{at}). Tu contraseña sigue funcionando.',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y revisa tu cuenta aquí:',
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
  trust_asked: {
    subject: 'Eres persona de confianza en %{store}',
    lines: [
      '%{by} confía en tu ayuda si ya no puede iniciar sesión en %{store}, por ejemplo al perder el teléfono. En ese caso, dos personas de confianza confirman juntas quién lo pide.',
      'Ahora no tienes que hacer nada. Si no quieres que se te pregunte, recházalo aquí:',
      '%{link}',
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
  recovery_asked: {
    subject: '%{by} pide tu ayuda para volver a entrar en %{store}',
    lines: [
      'Alguien que conoce la contraseña de %{by} no puede terminar de iniciar sesión en %{store} y pide recuperar el acceso.',
      'Antes de hacer nada, llama a %{by} o habla en persona. No te fíes de un correo ni de un mensaje de texto. Solo si de verdad es esa persona, confírmalo aquí hasta el %{until}:',
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
  booking_accepted: {
    subject: 'Tu mesa en %{store} está reservada',
    lines: [
      'Tu mesa en %{store} está reservada.',
      '%{at} – comensales: %{persons}',
      'Aquí puedes ver, cambiar o cancelar tu reserva:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Recordatorio: tu mesa en %{store}',
    lines: [
      'Tienes una mesa en %{store}.',
      '%{at} – comensales: %{persons}',
      'Confirma tu visita. También puedes cambiar o cancelar tu reserva aquí:',
      '%{link}',
    ],
  },
  trial_ending: {
    subject: 'El periodo de prueba de %{store} termina el %{day}',
    lines: [
      'El periodo de prueba de %{store} termina el %{day}. A partir de ese día, el local no podrá recibir pedidos nuevos.',
      'Elige un plan antes de esa fecha. Antes de confirmarlo verás el importe exacto y el día del cobro:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Factura %{number} de %{store}: %{amount}',
    lines: [
      'Se emitió la factura %{number} por la suscripción de %{store}: %{amount}.',
      'Puedes verla y descargarla en PDF aquí:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Falló el pago de la suscripción de %{store}',
    lines: [
      'No se pudo cobrar en tu tarjeta la factura %{number} de %{store} (%{amount}).',
      'Todo seguirá funcionando hasta el %{day}. Págala antes con esta tarjeta o con otra:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} no recibirá pedidos nuevos hasta que pagues',
    lines: [
      '%{store} no recibe pedidos nuevos desde el %{day}, porque no tiene una suscripción pagada. Aún puedes terminar los pedidos que ya tienes.',
      'Paga aquí para volver a recibirlos:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'Cambió tu reserva en %{store}',
    lines: [
      'Cambió tu reserva en %{store}. Ahora es:',
      '%{at} – comensales: %{persons}',
      'Si no te viene bien, puedes cambiarla o cancelarla aquí:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'Se canceló tu reserva en %{store}',
    lines: [
      'Lamentablemente, %{store} tuvo que cancelar tu reserva:',
      '%{at} – comensales: %{persons}',
      'Lo sentimos y esperamos verte en otra ocasión.',
    ],
  },
  review_reply: {
    subject: '%{store} respondió a tu reseña',
    lines: ['%{store} respondió a tu reseña del pedido %{number}:', '%{reply}'],
  },
};
