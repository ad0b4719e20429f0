import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Se aplica desde ahora a los correos a sus clientes. Los que van a usted y a su equipo siguen saliendo de esta aplicación.',
  section: {
    sender: 'Remitente',
    server: 'Servidor de correo',
  },
  field: {
    is_mail_on: 'Enviar el correo con su propio servidor',
    mail_host: 'Servidor',
    mail_port: 'Puerto',
    mail_user: 'Usuario',
    mail_password: 'Contraseña',
    mail_from_address: 'Dirección del remitente',
    mail_from_name: 'Nombre del remitente',
  },
  help: {
    is_mail_on: 'Desactivado: los correos a sus clientes salen del servidor de esta aplicación.',
    mail_port: 'Normalmente 587. Con 465, el cifrado empieza enseguida.',
    mail_from_name: 'Vacío: el nombre de su tienda.',
  },
  test: {
    title: 'Correo de prueba',
    detail: 'Envía un correo con los ajustes guardados e indica qué paso falla.',
    save_first: 'Guarde primero sus cambios.',
    to: 'Enviar a',
    send: 'Enviar correo de prueba',
    sent: 'Su servidor ha aceptado el correo para %{to}.',
    said: 'El servidor responde:',
  },
  stage: {
    name: 'No se encontró ningún servidor con este nombre',
    refused: 'El servidor no responde en este puerto',
    timeout: 'El servidor tardó demasiado',
    greeting: 'No es un servidor de correo, o nos ha rechazado',
    starttls: 'El servidor no ofrece cifrado',
    tls: 'La conexión cifrada ha fallado',
    certificate: 'El certificado del servidor no es de confianza',
    sign_in: 'El usuario o la contraseña no son correctos',
    sender: 'El servidor rechaza la dirección del remitente',
    recipient: 'El servidor rechaza al destinatario',
    message: 'El servidor rechaza el correo',
  },
  remedy: {
    name: 'Compruebe que el nombre esté bien escrito. No se pueden usar servidores de redes privadas.',
    refused: 'Compruebe el puerto: normalmente 587 o 465.',
    timeout: 'Compruebe el puerto: normalmente 587 o 465. O inténtelo más tarde.',
    greeting: 'Compruebe el nombre del servidor y el puerto.',
    starttls: 'Use otro puerto, normalmente 465, o pregunte a su proveedor. El correo nunca se envía sin cifrar.',
    tls: 'Pida a su proveedor un servidor con TLS 1.2 o posterior, o compruebe el puerto.',
    certificate: 'El certificado ha caducado o es de otro nombre. Use exactamente el nombre que le da su proveedor.',
    sign_in: 'Escriba ambos de nuevo. Algunos proveedores exigen una contraseña de aplicación.',
    sender: 'Use una dirección que pertenezca a esta cuenta.',
    recipient: 'Compruebe la dirección del correo de prueba.',
    message: 'Lea la respuesta del servidor o pregunte a su proveedor.',
  },
} satisfies SettingsTexts;
