import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
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
  trust_asked: {
    subject: 'Eres persona de confianza en %{store}',
    lines: [
      '%{by} confía en tu ayuda si ya no puede iniciar sesión en %{store}, por ejemplo al perder el teléfono. En ese caso, dos personas de confianza confirman juntas quién lo pide.',
      'Ahora no tienes que hacer nada. Si no quieres que se te pregunte, recházalo aquí:',
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
};
