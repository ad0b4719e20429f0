export const secondFactor = {
  title: 'Confirma que eres tú',
  submit: 'Continuar',
  totp: {
    detail: 'Escribe el código que muestra tu aplicación de autenticación.',
    label: 'Código',
    hint: 'La aplicación muestra un código nuevo cada 30\u00A0segundos.',
    choose: 'Usar una aplicación de autenticación',
    wrong: 'El código es incorrecto o ya se usó. Espera al siguiente.',
  },
  passkey: {
    detail: 'Con tu huella, tu cara, tu PIN o una llave de seguridad.',
    use: 'Usar una llave de acceso',
    choose: 'Usar una llave de acceso',
    failed: 'No se usó ninguna llave de acceso. Inténtalo de nuevo.',
    wrong: 'No se aceptó esta llave de acceso. Inténtalo de nuevo o elige otro método.',
    unsupported: 'Las llaves de acceso no funcionan en este navegador o en esta dirección. Elige otra opción.',
  },
  recovery_code: {
    detail: 'Escribe uno de los códigos que imprimiste o anotaste. Cada uno sirve una vez.',
    label: 'Código de recuperación',
    hint: '10\u00A0letras y cifras, por ejemplo AB12C-34DEF',
    choose: 'Usar un código de recuperación',
    wrong: 'El código es incorrecto o ya se usó. Revísalo e inténtalo de nuevo.',
  },
  lost: {
    choose: 'No puedo usar ninguno',
    detail:
      'Si eres el dueño y elegiste personas de confianza, dos de ellas pueden devolverte el acceso. Llámalas también: solo confirman si hablaron contigo.',
    ask: 'Pedirlo a mis personas de confianza',
    asked:
      'Tus personas de confianza recibieron un correo. Dos de ellas tienen que confirmarlo hasta el %{time}. Después recibirás un enlace que funciona pasadas 24 horas.',
    waiting: 'Tus personas de confianza ya lo confirmaron. El enlace de tu correo funciona a partir del %{time}.',
    by_service: 'Inicia sesión primero con tu contraseña. Después podrás pedirlo a tus personas de confianza.',
    of_team:
      'Las personas de confianza solo pueden devolver el acceso al dueño del local. Pídele una cuenta nueva del equipo.',
    too_few:
      'No hay dos personas de confianza activas. Busca tus códigos de recuperación o contacta con la plataforma.',
    handover: 'El local se está traspasando a un nuevo dueño. Detenlo antes con el enlace de tu correo.',
    no_mail: 'Aquí no se puede enviar correo. Contacta con la plataforma.',
  },
};
