import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven tu sitio web en este dominio en cuanto se encuentre su registro y el sitio esté publicado.',
  name: 'Dominio o subdominio',
  name_help: 'Por ejemplo, pizza.com o pedidos.pizza.com',
  set: 'Usar este dominio',
  taken: 'Otro local usa este dominio. Si es tuyo, puedes demostrarlo con un registro; entonces pasará a tu sitio web.',
  claim: 'Es mío',
  change: 'Usar otro dominio',
  remove: 'Quitar dominio',
  remove_title: '¿Quitar el dominio?',
  remove_detail:
    'Tus clientes ya no podrán abrir tu sitio web en este dominio, y los códigos QR impresos con él dejarán de funcionar.',
  check: 'Comprobar ahora',
  checked: 'Última comprobación: %{time}',
  copy: 'Copiar: %{what}',
  copied: 'Copiado: %{what}',
  problem: {
    domain_invalid: 'Escribe un dominio como pizza.com.',
    domain_is_address: 'Escribe un nombre, no una dirección IP.',
    domain_is_suffix: 'Cualquiera puede registrar nombres con esta terminación. Escribe tu propio dominio.',
    domain_is_own: 'Este dominio es de la plataforma. Escribe tu propio dominio.',
  },
  state: {
    waiting: 'Esperando el registro',
    proved: 'Verificado',
    failing: 'Falta el registro',
    ended: 'Sin uso',
    moved: 'Lo usa otro local',
  },
  means: {
    waiting: 'Añade el registro de abajo en el proveedor de tu dominio. Se detecta a los pocos segundos de publicarse.',
    proved: 'El dominio es tuyo. Se comprueba cada día, así que deja el registro donde está.',
    failing: 'No se encontró el registro. Sin él, tu sitio web estará disponible en este dominio hasta el %{time}.',
    ended:
      'El registro falta desde hace 72 horas, así que tu sitio web ya no está disponible en este dominio. Vuelve a añadirlo.',
    moved:
      'Otro local demostró que el dominio es suyo. Si es tuyo, añade el nuevo registro de abajo y vuelve a comprobarlo.',
  },
  is_taken: 'Hasta entonces, otro local usa el dominio.',
  found: {
    missing: 'Los servidores de nombres del dominio aún no tienen ningún registro con este nombre.',
    other_value: 'Hay un registro con este nombre, pero su valor es distinto. Compáralo con el de abajo.',
    no_name_servers: 'El dominio no tiene servidores de nombres. Revisa que esté bien escrito y registrado.',
    unreachable: 'Los servidores de nombres del dominio no respondieron. Lo intentaremos de nuevo.',
  },
  record: { type: 'Tipo', name: 'Nombre', value: 'Valor' },
  proof: {
    title: '1. Demuestra que el dominio es tuyo',
    detail: 'Abre los ajustes DNS del dominio en tu proveedor y añade este registro.',
    full_name: 'Algunos proveedores piden el nombre completo:',
  },
  pointing: {
    title: '2. Apunta el dominio a tu sitio web',
    detail: 'Añade también estos. Elimina los demás registros A, AAAA y CNAME con el mismo nombre.',
    none: 'Pregunta a la plataforma qué registros debes añadir.',
    apex: 'Un dominio sin subdominio no puede tener un registro CNAME. Si tu proveedor ofrece registros ALIAS o ANAME, puedes usar uno de ellos.',
  },
} satisfies SettingsTexts;
