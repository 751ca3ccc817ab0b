<?php
/**
 * Plugin Name:       __NAME__ Chat
 * Plugin URI:        __ORIGIN__
 * Description:       Puts your __NAME__ chatbot on every page of your site. It answers visitors from your own documents.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Author:            __NAME__
 * Author URI:        __ORIGIN__
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       askwell-chat
 *
 * @package AskwellChat
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const ASKWELL_CHAT_OPTION = 'askwell_chat';

/**
 * The settings, with what was filled in at download where nothing was saved yet.
 *
 * @return array{server:string,chatbot_id:string,position:string,hide_for_editors:bool}
 */
function askwell_chat_settings() {
	$defaults = array(
		'server'           => '__ORIGIN__',
		'chatbot_id'       => '__CHATBOT_ID__',
		'position'         => '',
		'hide_for_editors' => false,
	);
	$saved    = get_option( ASKWELL_CHAT_OPTION, array() );
	return array_merge( $defaults, is_array( $saved ) ? $saved : array() );
}

/**
 * Loads the chat at the end of every page, after everything else.
 */
function askwell_chat_enqueue() {
	$settings = askwell_chat_settings();
	if ( '' === $settings['server'] || '' === $settings['chatbot_id'] ) {
		return;
	}
	if ( $settings['hide_for_editors'] && current_user_can( 'edit_posts' ) ) {
		return;
	}
	// The server names its files by their content, so no version is added to the address.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( 'askwell-chat', $settings['server'] . '/widget.js', array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'askwell_chat_enqueue' );

/**
 * The chat reads its settings from its own script element.
 *
 * @param string $tag    The element as WordPress writes it.
 * @param string $handle Whose element it is.
 * @return string
 */
function askwell_chat_attributes( $tag, $handle ) {
	if ( 'askwell-chat' !== $handle ) {
		return $tag;
	}
	$settings   = askwell_chat_settings();
	$attributes = sprintf(
		' async data-chatbot-id="%s" data-no-optimize="1" data-cfasync="false"',
		esc_attr( $settings['chatbot_id'] )
	);
	if ( '' !== $settings['position'] ) {
		$attributes .= sprintf( ' data-position="%s"', esc_attr( $settings['position'] ) );
	}
	return str_replace( ' src=', $attributes . ' src=', $tag );
}
add_filter( 'script_loader_tag', 'askwell_chat_attributes', 10, 2 );

/**
 * Takes the settings form apart. What is wrong is said above the form, and the old value stays.
 *
 * @param mixed $input What the form sent.
 * @return array
 */
function askwell_chat_sanitize( $input ) {
	$settings = askwell_chat_settings();
	$input    = is_array( $input ) ? $input : array();

	$server = isset( $input['server'] ) ? untrailingslashit( esc_url_raw( trim( (string) $input['server'] ), array( 'https', 'http' ) ) ) : '';
	if ( '' === $server ) {
		add_settings_error( ASKWELL_CHAT_OPTION, 'server', __( 'Please enter the address of your server, such as https://chat.example.com.', 'askwell-chat' ) );
	} else {
		$settings['server'] = $server;
	}

	$chatbot_id = isset( $input['chatbot_id'] ) ? strtolower( trim( sanitize_text_field( (string) $input['chatbot_id'] ) ) ) : '';
	if ( ! preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', $chatbot_id ) ) {
		add_settings_error( ASKWELL_CHAT_OPTION, 'chatbot_id', __( 'That is not a chatbot id. Copy it from the Install page of your chatbot.', 'askwell-chat' ) );
	} else {
		$settings['chatbot_id'] = $chatbot_id;
	}

	$position                     = isset( $input['position'] ) ? (string) $input['position'] : '';
	$settings['position']         = in_array( $position, array( 'bottom-right', 'bottom-left' ), true ) ? $position : '';
	$settings['hide_for_editors'] = ! empty( $input['hide_for_editors'] );
	return $settings;
}

/**
 * Registers the one option that this plugin stores.
 */
function askwell_chat_register() {
	register_setting(
		'askwell_chat',
		ASKWELL_CHAT_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'askwell_chat_sanitize',
			'show_in_rest'      => false,
		)
	);
}
add_action( 'admin_init', 'askwell_chat_register' );

/**
 * Adds the settings page.
 */
function askwell_chat_menu() {
	add_options_page(
		__( '__NAME__ Chat', 'askwell-chat' ),
		__( '__NAME__ Chat', 'askwell-chat' ),
		'manage_options',
		'askwell-chat',
		'askwell_chat_page'
	);
}
add_action( 'admin_menu', 'askwell_chat_menu' );

/**
 * A link to the settings in the list of plugins.
 *
 * @param array $links The links that are there.
 * @return array
 */
function askwell_chat_links( $links ) {
	$address = admin_url( 'options-general.php?page=askwell-chat' );
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'askwell-chat' ) ) );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'askwell_chat_links' );

/**
 * Draws the settings page.
 */
function askwell_chat_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = askwell_chat_settings();
	$name     = ASKWELL_CHAT_OPTION;
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'The chat is on every page of your site as soon as this plugin is active. Texts, colors and knowledge are set in your dashboard.', 'askwell-chat' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( 'askwell_chat' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="askwell-server"><?php esc_html_e( 'Server', 'askwell-chat' ); ?></label></th>
					<td><input id="askwell-server" class="regular-text code" type="url" required name="<?php echo esc_attr( $name ); ?>[server]" value="<?php echo esc_attr( $settings['server'] ); ?>"></td>
				</tr>
				<tr>
					<th scope="row"><label for="askwell-id"><?php esc_html_e( 'Chatbot id', 'askwell-chat' ); ?></label></th>
					<td>
						<input id="askwell-id" class="regular-text code" type="text" required aria-describedby="askwell-id-help" name="<?php echo esc_attr( $name ); ?>[chatbot_id]" value="<?php echo esc_attr( $settings['chatbot_id'] ); ?>">
						<p class="description" id="askwell-id-help"><?php esc_html_e( 'It is on the Install page of your chatbot.', 'askwell-chat' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="askwell-position"><?php esc_html_e( 'Position', 'askwell-chat' ); ?></label></th>
					<td>
						<select id="askwell-position" name="<?php echo esc_attr( $name ); ?>[position]">
							<option value=""><?php esc_html_e( 'As set in the dashboard', 'askwell-chat' ); ?></option>
							<option value="bottom-right" <?php selected( $settings['position'], 'bottom-right' ); ?>><?php esc_html_e( 'Bottom right', 'askwell-chat' ); ?></option>
							<option value="bottom-left" <?php selected( $settings['position'], 'bottom-left' ); ?>><?php esc_html_e( 'Bottom left', 'askwell-chat' ); ?></option>
						</select>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Your team', 'askwell-chat' ); ?></th>
					<td><label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[hide_for_editors]" value="1" <?php checked( $settings['hide_for_editors'] ); ?>> <?php esc_html_e( 'Hide the chat from people who can edit this site', 'askwell-chat' ); ?></label></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Suggests a paragraph for the site's privacy policy.
 */
function askwell_chat_privacy() {
	if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
		return;
	}
	$text = __( 'Our site has a chat that is answered by an AI assistant. When you open it, your browser loads it from our chat server, which then sees your network address. What you write is stored there to answer you; the chat keeps one entry in your browser so that the conversation can go on. You can download and delete your chat in its menu. Nothing is stored on your device before you use the chat.', 'askwell-chat' );
	wp_add_privacy_policy_content( '__NAME__ Chat', wp_kses_post( wpautop( $text ) ) );
}
add_action( 'admin_init', 'askwell_chat_privacy' );
