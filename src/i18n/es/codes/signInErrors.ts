import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts: typeof english = {
  611: 'No se pudo iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
  613: 'La contraseña no es correcta. Revísala e inténtalo de nuevo.',
  614: 'Esta vez no se pudo iniciar sesión. Inténtalo de nuevo.',
  994: 'El correo, el teléfono o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
  999: 'Se cerró tu sesión. Vuelve a iniciarla.',
  2003: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  4000: 'La aplicación envió algo que no pudimos leer. Recarga la página e inténtalo de nuevo.',
  4022: 'Hay campos por revisar. Corrige los que están marcados.',
  4029: 'Demasiados intentos. Espera un poco antes de volver a intentarlo.',
  4111: 'Tu cuenta todavía no está aprobada o se desactivó. Habla con el dueño del local.',
  4200: 'El envío de correos o SMS todavía no está configurado aquí. Contacta con soporte.',
};
