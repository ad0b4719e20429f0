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
  document_expiring: {
    subject: 'Un documento de %{store} vence el %{day}',
    lines: [
      'El documento «%{document}» de %{store} es válido hasta el %{day}.',
      'Sube el nuevo antes de esa fecha. El actual sigue siendo válido mientras se revisa el nuevo:',
      '%{link}',
    ],
  },
};
