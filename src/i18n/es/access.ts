import type { access as english } from '../en/access';

export const access: typeof english = {
  none: 'Sin permisos todavía',
  count: '%{count} de %{total} concedidos',
  search: 'Buscar permisos',
  nothing_found: 'Ningún permiso coincide con «%{text}».',
  presets: 'Empezar con',
  presets_detail: 'Elige lo que más se acerque y luego ajústalo.',
  not_held: 'Tú no tienes este permiso, así que no puedes concederlo.',
  follows: 'Incluido en «%{name}».',
  apart: 'No incluido en «%{name}». Se concede aparte.',
  needs: 'Requiere «%{name}».',
  group: {
    orders: 'Pedidos',
    history: 'Historial',
    earnings: 'Ingresos',
    menu: 'Menú',
    people: 'Equipo',
    offers: 'Ofertas',
    settings: 'Ajustes',
  },
  preset: {
    changed: '%{name} (con cambios)',
    manager: { name: 'Encargado', detail: 'Lleva el local por ti: todo, menos lo reservado al dueño.' },
    order_desk: {
      name: 'Atención de pedidos',
      detail: 'Toma pedidos y reservas, marca productos como agotados, atiende a los clientes y lee las reseñas.',
    },
    kitchen: {
      name: 'Cocina',
      detail:
        'Acepta y prepara pedidos y marca productos como agotados. No puede cancelar, reembolsar ni cambiar pedidos.',
    },
    dispatcher: { name: 'Coordinación de reparto', detail: 'Asigna repartidores y sigue cada entrega.' },
    menu_editor: { name: 'Edición del menú', detail: 'Mantiene al día el menú y las ofertas.' },
    accountant: { name: 'Contabilidad', detail: 'Consulta ingresos y pedidos anteriores. Solo lectura.' },
  },
  key: {
    'store/order': {
      name: 'Pedidos',
      detail: 'Tomar pedidos por teléfono y aceptar, preparar y entregar pedidos en todos los tableros.',
    },
    'store/order/cancel': { name: 'Cancelar pedidos', detail: 'Cancelar pedidos ya aceptados.' },
    'store/order/refund': { name: 'Reembolsos', detail: 'Reembolsar pedidos completos o productos sueltos.' },
    'store/order/edit': { name: 'Cambiar pedidos', detail: 'Cambiar los productos y las cantidades de un pedido.' },
    'store/order/override': {
      name: 'Registrar pedidos de todos modos',
      detail:
        'Registrar un pedido por teléfono o en el mostrador aunque las reglas del local no lo permitan, con un motivo.',
    },
    'store/table-booking': {
      name: 'Reservas de mesa',
      detail: 'Ver las reservas del día, sentar a los clientes y cambiar sus pedidos.',
    },
    'store/dispatcher': { name: 'Reparto', detail: 'Asignar entregas y ver dónde están los repartidores.' },
    'store/history': { name: 'Historial de pedidos', detail: 'Buscar, exportar y repetir pedidos terminados.' },
    'store/review': { name: 'Reseñas', detail: 'Leer las reseñas de los clientes y responderlas.' },
    'store/earning': { name: 'Ingresos', detail: 'Ver los pedidos terminados y los ingresos por semana, mes y año.' },
    'store/earning/payout': {
      name: 'Solicitar pagos',
      detail: 'Solicitar pagos a la cuenta bancaria del local y cancelar solicitudes.',
    },
    'store/product': { name: 'Productos', detail: 'Productos con sus precios, imágenes y existencias.' },
    'store/product/stock': {
      name: 'Existencias',
      detail: 'Marcar productos como agotados o disponibles, también desde un pedido.',
    },
    'store/group': { name: 'Categorías', detail: 'Las categorías del menú y su orden.' },
    'store/modifier_group': {
      name: 'Grupos de modificadores',
      detail: 'Tamaños, extras y otras opciones. Incluye importar y exportar.',
    },
    'store/providers': { name: 'Repartidores', detail: 'Añadir, aprobar y gestionar repartidores.' },
    'store/sub_store': { name: 'Equipo', detail: 'Crear cuentas del equipo y definir sus permisos.' },
    'store/promocode': { name: 'Ofertas', detail: 'Códigos promocionales y descuentos.' },
    'store/setting': { name: 'Ajustes del local', detail: 'Nombre, dirección, impuestos y funcionamiento del local.' },
    'store/deliveries': { name: 'Ajustes de entrega', detail: 'Zonas de reparto y tarifas de envío.' },
    'store/store_time_setting': { name: 'Horario', detail: 'Horario de apertura y festivos.' },
    'store/table_booking': { name: 'Ajustes de mesas', detail: 'Mesas, horas y reglas de cancelación.' },
  },
  password: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    differs: 'Las contraseñas no coinciden.',
    change: {
      current: 'Contraseña actual',
      current_required: 'Escribe tu contraseña actual.',
      wrong: 'Esta no es tu contraseña actual.',
      new: 'Contraseña nueva',
      again: 'Repite la contraseña nueva',
      detail: 'Se cerrará la sesión en tus otros dispositivos.',
      done: 'Se cambió la contraseña. Se cerró la sesión en tus otros dispositivos.',
      done_here: 'Se cambió la contraseña.',
      unreachable:
        'No hubo conexión con el servidor. Lo que escribiste sigue aquí: revisa la conexión e inténtalo de nuevo.',
    },
    error: {
      password_common: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
      password_personal: 'No uses el nombre, el correo ni el teléfono de esta cuenta.',
      password_same: 'Esta ya es tu contraseña. Elige otra.',
    },
    strength: {
      weak: 'Seguridad de la contraseña: débil',
      fair: 'Seguridad de la contraseña: aceptable',
      good: 'Seguridad de la contraseña: buena',
      strong: 'Seguridad de la contraseña: alta',
    },
  },
  step_up: {
    title: 'Confirma que eres tú',
    detail: 'Escribe la contraseña de esta cuenta para continuar. No se pierde nada de lo que escribiste.',
    confirm: 'Confirmar',
    required: 'Escribe tu contraseña.',
    wrong: 'Contraseña incorrecta.',
    totp_detail:
      'Escribe el código de tu aplicación de autenticación para continuar. No se pierde nada de lo que escribiste.',
    totp: 'Código',
    totp_wrong: 'El código es incorrecto o ya se usó. Espera al siguiente.',
    passkey_detail: 'Usa tu llave de acceso para continuar. No se pierde nada de lo que escribiste.',
    use_passkey: 'Usar una llave de acceso',
    use_totp: 'Usar una aplicación de autenticación',
    passkey_failed: 'No se aceptó la llave de acceso. Inténtalo de nuevo.',
    passkey_blocked:
      'Tus llaves de acceso no funcionan en este navegador o en esta dirección. Cierra la sesión y vuelve a entrar con un código de recuperación: después no tendrás que confirmar nada durante un rato.',
  },
  devices: {
    title: 'Dispositivos conectados',
    detail: 'Cierra la sesión en los dispositivos que no reconozcas o que hayas perdido.',
    loading: 'Cargando los dispositivos',
    failed: 'No se pudieron cargar los dispositivos.',
    none: 'No hay ninguna sesión iniciada.',
    device: '%{browser} en %{system}',
    unknown: 'Dispositivo desconocido',
    this: 'Este dispositivo',
    last_use: 'Último uso: %{time}',
    end: 'Cerrar sesión',
    end_one: 'Cerrar sesión en %{name}',
    end_others: 'Cerrar sesión en los demás dispositivos',
    end_all: 'Cerrar sesión en todas partes',
    end_detail:
      '%{smart_count} dispositivo tendrá que volver a iniciar sesión. |||| %{smart_count} dispositivos tendrán que volver a iniciar sesión.',
  },
  taken: {
    title: 'Ya no tienes acceso a esta página',
    detail: 'Tus permisos cambiaron.',
    unsaved: 'Tus permisos cambiaron. Lo que escribiste sigue aquí: cópialo o vuelve a pedir acceso.',
    leave: 'Ir a mis páginas',
  },
  denied: {
    permission:
      'Esta página requiere el permiso «%{name}». Pídeselo al dueño del local y la página aparecerá aquí automáticamente.',
    owner: 'Solo el dueño del local puede abrir esta página.',
  },
  blocked: {
    title: 'El local %{store} está bloqueado por ahora',
    documents:
      'La plataforma espera los documentos del local. Pídele al dueño que los suba. Después, las páginas aparecerán aquí automáticamente.',
    by_platform:
      'La plataforma ha bloqueado este local. Habla con el dueño. Después, las páginas aparecerán aquí automáticamente.',
    not_approved:
      'Este local todavía no está aprobado por la plataforma. Habla con el dueño. Después, las páginas aparecerán aquí automáticamente.',
    not_verified:
      'El correo o el teléfono del local todavía no está verificado. Habla con el dueño. Después, las páginas aparecerán aquí automáticamente.',
    unsaved:
      'Lo que escribiste sigue aquí, pero no se puede guardar hasta entonces. Quédate en esta página para conservarlo o copiarlo.',
    leave: 'Salir de la página',
  },
  nothing: {
    title: 'Todavía no tienes acceso a nada',
    detail: 'Pide acceso al dueño del local. Después, las páginas aparecerán aquí automáticamente.',
  },
  view: { text: 'Viendo como %{name} (solo lectura).', back: 'Salir' },
  invitation: {
    title: 'Invitación',
    loading: 'Cargando la invitación',
    hello: 'Hola, %{name}',
    detail: 'Te invitaron al equipo de %{store}. Elige una contraseña para empezar.',
    email: 'Tu correo electrónico',
    password: 'Contraseña',
    password_hint: 'Al menos %{min} caracteres.',
    again: 'Repite la contraseña',
    submit: 'Guardar contraseña e iniciar sesión',
    over: 'Este enlace ya se usó o caducó. Inicia sesión o pide un enlace nuevo.',
    failed: 'No se pudo cargar la invitación. Revisa la conexión e inténtalo de nuevo.',
    waiting: 'Tu contraseña está guardada. Podrás iniciar sesión cuando la plataforma apruebe tu cuenta.',
    to_sign_in: 'Ir al inicio de sesión',
  },
  recovery: {
    title: 'Elige una contraseña nueva',
    detail: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    no_mail:
      'Aquí no está configurado el correo, así que no se pueden restablecer contraseñas. Habla con la plataforma. Los miembros del equipo también pueden pedir un enlace nuevo al dueño del local.',
    sent: 'Revisa tu correo',
    sent_detail:
      'Si alguna cuenta tiene la dirección %{email}, ya va un enlace en camino. Sirve una sola vez, durante %{min} minutos.',
    sent_hint:
      '¿No llega nada? Revisa la carpeta de spam. Una cuenta desactivada no recibe ningún enlace: pregunta al dueño del local.',
    lost: '¿También perdiste el teléfono? Primero elige una contraseña nueva. Cuando tengas que confirmar que eres tú, elige «No puedo usar ninguno».',
    again: 'Enviar de nuevo',
    again_in: 'Enviar de nuevo en %{smart_count} segundo |||| Enviar de nuevo en %{smart_count} segundos',
    other: 'Usar otra dirección',
    demo: 'Demo: este mensaje no se envía. Este es el texto:',
    demo_unknown: 'Demo: ninguna cuenta tiene esta dirección. Fuera de la demo, la página no lo dice.',
    demo_limited:
      'Demo: todavía no hay otro mensaje, porque se pidió un enlace hace poco. Inténtalo de nuevo en un minuto.',
    loading: 'Comprobando el enlace',
    set: 'Guardar contraseña',
    over: 'Este enlace ya se usó, caducó o pediste uno más reciente.',
    another: 'Pedir un enlace nuevo',
    failed: 'No se pudo comprobar el enlace. Revisa la conexión e inténtalo de nuevo.',
    done: 'Tu nueva contraseña está guardada.',
    continue: 'Continuar',
  },
};
