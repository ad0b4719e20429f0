import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Se aplica a los pedidos nuevos. Los abiertos conservan su precio y sus horas; solo el tiempo para aceptar y los avisos de retraso se aplican también a ellos.',
  waiting:
    'También se aplica a los pedidos que esperan ahora. Los programados esperan hasta su hora. Los que registras tú se aceptan al momento.',
  section: {
    taking: 'Recepción de pedidos',
    times: 'Tiempos',
    answering: 'Aceptación de pedidos',
    clocks: 'Avisos de retraso',
    handover: 'Entrega',
    note: 'Nota para los clientes',
  },
  field: {
    is_business: 'Aceptar pedidos',
    is_delivery_on: 'A domicilio',
    is_pickup_on: 'Para recoger',
    is_table_on: 'En mesa',
    minimum_order_price: 'Pedido mínimo',
    preparation_time: 'Tiempo de preparación',
    pickup_time: 'Minutos hasta que una recogida está lista',
    delivery_time_min: 'El reparto tarda al menos',
    delivery_time: 'El reparto tarda como mucho',
    is_ask_estimated_time_for_ready_order: 'Preguntar los minutos al aceptar',
    is_auto_accept: 'Aceptar automáticamente',
    answer_within: 'Minutos hasta rechazar un pedido nuevo',
    change_answer_within: 'Minutos que tiene el cliente para aceptar un cambio',
    warn_before: 'Antelación del aviso',
    collect_within: 'Marcar como «sin recoger» tras',
    is_confirmation_code_required_at_delivery: 'Pedir código en la entrega',
    is_confirmation_code_required_at_pickup: 'Pedir código en la recogida',
    customer_note: 'Nota para los clientes',
  },
  help: {
    is_business: 'Si está desactivado, nadie puede hacer pedidos, tampoco tú.',
    minimum_order_price: 'Sin tarifa de envío ni propina. Para pedidos a domicilio y para recoger.',
    preparation_time: 'Se sugiere al aceptar un pedido y se usa para calcular la hora prometida.',
    delivery_time: 'Se usa para calcular la hora prometida.',
    delivery_time_min: 'Los clientes ven el intervalo entre ambos.',
    customer_note:
      'Los clientes la leen antes de pedir. Cuando registras tú el pedido, te recordamos que la menciones.',
    answer_within: 'Si nadie acepta o rechaza un pedido en ese tiempo, se rechaza y se reembolsa el pago del cliente.',
    change_answer_within: 'Después, el pedido queda como estaba.',
    warn_before: 'La hora de un pedido se pone en amarillo con esta antelación.',
    collect_within: 'Para pedidos listos para recoger, desde la hora prometida.',
  },
} satisfies SettingsTexts;
