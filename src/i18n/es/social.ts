export const social = {
  title: 'Iniciar sesión con otro servicio',
  continue: 'Continuar con %{provider}',
  loading: 'Iniciando sesión…',
  unlinked: 'Tu cuenta de %{provider} aún no está vinculada',
  signed_in_as: 'Iniciaste sesión en %{provider} como %{email}.',
  unverified_there: '%{provider} no tiene verificado tu correo. Verifícalo allí antes de vincular las dos cuentas.',
  link: 'Iniciar sesión y vincular',
  register: 'Registrar un local',
  back: {
    sign_in: 'Iniciar sesión de otra forma',
    register: 'Volver al registro',
    link: 'Volver a tu perfil',
  },
  taken: 'Ya tienes una cuenta aquí. Inicia sesión con tu contraseña para vincularla a %{provider}.',
  no_address: '%{provider} no compartió ningún correo. Regístrate con tu correo.',
  not_approved:
    'Esta cuenta aún no está aprobada, está desactivada o necesita una invitación nueva. Habla con el dueño del local.',
  failed: {
    sign_in: 'No se inició la sesión',
    register: 'El registro no empezó',
    link: 'La cuenta no está vinculada',
  },
  failure: {
    cancelled: 'Cancelaste el inicio de sesión. No se cambió nada.',
    failed:
      'El servicio no responde o tiene un problema. Inténtalo de nuevo en unos minutos o inicia sesión de otra forma.',
    refused: 'No se pudo comprobar la respuesta del servicio, así que no se aceptó. Inténtalo de nuevo.',
    expired: 'Tardó demasiado, se abrió dos veces o empezó en otro navegador. Inténtalo de nuevo.',
    too_many: 'Demasiados intentos desde tu red. Inténtalo de nuevo en diez minutos.',
  },
};
