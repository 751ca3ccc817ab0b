<?php
/**
 * Runs when the plugin is deleted: nothing of it stays behind.
 *
 * @package AskwellChat
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'askwell_chat' );
