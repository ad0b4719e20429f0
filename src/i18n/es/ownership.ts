export const ownership = {
  trust: {
    title: 'Recuperar el acceso',
    detail:
      'Si pierdes el teléfono y los códigos de recuperación, dos de estas personas juntas pueden devolverte el acceso después de 24 horas.',
    none: 'Aún no hay personas de confianza.',
    choose: 'Elegir personas de confianza',
    choose_detail: 'Elige de dos a cinco personas cuya voz reconocerías por teléfono. Se les avisa por correo.',
    nobody:
      'Aún no hay nadie a quien elegir. Una persona de confianza necesita una cuenta activa a la que tú hayas enviado la invitación.',
    too_few: 'Elige al menos dos, o ninguna.',
    too_many: 'Elige cinco como máximo.',
    not_ready:
      'Por ahora no cuenta: la cuenta no está activa, es un dispositivo compartido u otra persona le puso la contraseña. Si es la cuenta de una persona, envíale tú una invitación nueva.',
    too_few_ready: 'Por ahora cuentan menos de dos: nadie podría devolverte el acceso.',
    saved: 'Se guardaron las personas de confianza.',
  },
  request: {
    asked:
      'Alguien con tu contraseña pidió acceso a tus personas de confianza (%{time}). Confirmaciones: %{count} de %{total}.',
    waiting:
      'Tus personas de confianza confirmaron que no puedes iniciar sesión. Desde %{time}, el enlace de tu correo permite elegir una contraseña nueva.',
    stop: 'Detener',
    stop_title: '¿Detener la recuperación del acceso?',
    stop_detail: 'No cambia nada y se avisa a todos. El dueño puede pedirlo otra vez.',
  },
  colleague: {
    title: 'El dueño confía en ti',
    detail:
      'Si el dueño pierde el teléfono y no puede iniciar sesión, dos personas de confianza juntas le devuelven el acceso.',
    decline: 'No quiero',
    decline_title: '¿Dejar de ser persona de confianza?',
    decline_detail: 'Se avisa al dueño, que elegirá a otra persona.',
    declined: 'Ya no eres persona de confianza.',
    asks: '%{name} pide recuperar el acceso',
    asks_detail:
      'Lo pidió el %{time}; puedes confirmarlo hasta %{until}. Primero llama a %{name} o habla en persona. No te fíes de un correo ni de un mensaje de texto: quizá lo pidió alguien que solo conoce la contraseña.',
    not_ready:
      'No puedes confirmarlo: la contraseña de esta cuenta no la puso el dueño o la usan varias personas. Tiene que hacerlo otra persona de confianza.',
    confirmed: 'Ya lo confirmaste. Falta otra persona de confianza.',
    waiting:
      'Dos personas lo confirmaron. Desde %{time}, el enlace del correo del dueño permite elegir una contraseña nueva.',
    confirm: 'Confirmar',
    confirm_title: '¿De verdad es %{name}?',
    confirm_detail: 'Confirma solo si hablaste con %{name}, por teléfono o en persona.',
    stop: 'No es el dueño',
    demo: 'Demo: este mensaje al dueño no se envía. Diría:',
  },
  alarm: {
    page: 'Detener un cambio',
    since: '%{store} · desde %{time}',
    recovery: {
      title: 'El dueño va a recuperar el acceso',
      detail:
        'Alguien que conoce la contraseña del dueño pidió a las personas de confianza que le den acceso y que se desactive la verificación en dos pasos. Si no es el dueño, detenlo aquí.',
      stopped:
        'La contraseña y la verificación en dos pasos del dueño no cambian. Si eres el dueño, cambia ahora tu contraseña.',
    },
    handover: {
      title: 'El local se va a traspasar',
      detail: 'El local se ofreció a un nuevo dueño. Si el dueño no lo quiere, detenlo aquí.',
      stopped: 'El local conserva a su dueño. Si eres el dueño y no lo empezaste tú, cambia ahora tu contraseña.',
    },
    stop: 'Detener',
    done: 'Detenido',
    over: 'Esto ya terminó o el enlace caducó.',
  },
  back: {
    title: 'Recuperar el acceso',
    waiting: 'Todavía no',
    from: 'Desde %{from} hasta %{until}, con este enlace puedes elegir una contraseña nueva.',
    why: 'La espera da tiempo a detenerlo si no eres tú.',
    detail:
      'Elige una contraseña nueva. La verificación en dos pasos se desactiva y se cierra la sesión en todos tus dispositivos. Configúrala de nuevo después de iniciar sesión.',
    submit: 'Guardar contraseña',
    too_early: 'Aún es pronto para este enlace. Revisa la hora de este dispositivo e inténtalo más tarde.',
    over: 'Este enlace ya se usó, se detuvo o caducó. Inicia sesión o pídelo otra vez a tus personas de confianza.',
  },
  handover: {
    title: 'Nuevo dueño',
    detail: 'Traspasa el local a otra persona: primero acepta y tú confirmas un día después.',
    begin: 'Traspasar el local',
    begin_title: 'Traspasar el local',
    begin_detail:
      'El nuevo dueño recibe un correo y tiene siete días para aceptar. Puedes detenerlo en cualquier momento hasta que confirmes.',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    send: 'Enviar la propuesta',
    own_address: 'Es tu propia dirección. El nuevo dueño necesita otra.',
    deletion: 'El local se va a eliminar. Cancela la eliminación antes de traspasarlo.',
    blocked: 'El local no se puede traspasar mientras esté bloqueado.',
    under_way:
      'El local ya se está traspasando o tus personas de confianza te están devolviendo el acceso. Espera a que termine.',
    offered: 'Propuesto a %{name} (%{email}). Puede aceptar hasta %{until}.',
    accepted: '%{name} (%{email}) aceptó. Puedes traspasar el local desde %{from}.',
    open: '%{name} (%{email}) aceptó. Puedes traspasar el local hasta %{until}.',
    finish: 'Traspasar definitivamente',
    finish_title: '¿Traspasar el local a %{name}?',
    finish_detail:
      'Se cerrará tu sesión y ya no podrás entrar como dueño. Tu equipo conserva sus cuentas. Los pagos quedan retenidos 72 horas. No se puede deshacer.',
    cancel: 'Detener el traspaso',
    cancel_title: '¿Detener el traspaso?',
    cancel_detail: 'Sigues siendo el dueño y se avisa a %{name}.',
    demo: 'Demo: este mensaje al nuevo dueño no se envía. Diría:',
  },
  offer: {
    page: 'Quedarse con un local',
    title: 'Quedarse con %{store}',
    detail:
      '%{owner} quiere traspasarte el local. Serás su dueño, con los pedidos, el menú, el equipo y los pagos. Puedes aceptar hasta %{until}.',
    accept: 'Aceptar',
    terms: 'Acepto las [condiciones] del operador de %{platform} y puedo llevar este local.',
    terms_missing: 'Acepta las condiciones para quedarte con el local.',
    code: 'Un paso más: escribe el código que enviamos a %{email}.',
    back: 'Cambiar mis datos',
    phone_taken: 'Otro local ya tiene este teléfono. Usa otro.',
    email_taken:
      'Ya hay una cuenta con este correo electrónico. Pide al dueño que use otra dirección o que elimine antes tu cuenta del equipo.',
    decline: 'Rechazar',
    accepted: 'Aceptaste %{store}',
    accepted_detail:
      '%{owner} puede traspasarlo desde %{from} hasta %{until}. Después, inicia sesión con tu correo electrónico y la contraseña que acabas de elegir.',
    withdraw: 'Al final, rechazar',
    declined: 'Rechazado',
    declined_detail: 'El local conserva a su dueño. Ya se le avisó.',
    over: 'Este enlace ya se usó o el traspaso terminó.',
  },
};
