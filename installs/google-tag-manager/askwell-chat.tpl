___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "__NAME__ chat",
  "categories": ["CHAT"],
  "brand": { "id": "askwell", "displayName": "__NAME__" },
  "description": "Puts your chatbot on the page. It answers visitors from your own documents.",
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "chatbotId",
    "displayName": "Chatbot id",
    "simpleValueType": true,
    "defaultValue": "__CHATBOT_ID__",
    "valueValidators": [
      { "type": "NON_EMPTY" },
      {
        "type": "REGEX",
        "args": ["^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"],
        "errorMessage": "That is not a chatbot id. Copy it from the Install page of your chatbot."
      }
    ]
  },
  {
    "type": "SELECT",
    "name": "position",
    "displayName": "Position",
    "simpleValueType": true,
    "defaultValue": "",
    "selectItems": [
      { "value": "", "displayValue": "As set in the dashboard" },
      { "value": "bottom-right", "displayValue": "Bottom right" },
      { "value": "bottom-left", "displayValue": "Bottom left" }
    ]
  },
  {
    "type": "TEXT",
    "name": "language",
    "displayName": "Language, such as de. Empty: that of the page",
    "simpleValueType": true
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const injectScript = require('injectScript');
const callInWindow = require('callInWindow');

const url = '__ORIGIN__/widget.js';

const start = () => {
  const options = { chatbotId: data.chatbotId };
  if (data.position) options.position = data.position;
  if (data.language) options.language = data.language;
  callInWindow('Askwell.init', options);
  data.gtmOnSuccess();
};

injectScript(url, start, data.gtmOnFailure, url);


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": { "publicId": "inject_script", "versionId": "1" },
      "param": [
        {
          "key": "urls",
          "value": { "type": 2, "listItem": [{ "type": 1, "string": "__ORIGIN__/widget.js" }] }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  },
  {
    "instance": {
      "key": { "publicId": "access_globals", "versionId": "1" },
      "param": [
        {
          "key": "keys",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "key" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" },
                  { "type": 1, "string": "execute" }
                ],
                "mapValue": [
                  { "type": 1, "string": "Askwell.init" },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": false },
                  { "type": 8, "boolean": true }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": { "isEditedByUser": true },
    "isRequired": true
  }
]


___TESTS___

scenarios: []


___NOTES___

Nothing is stored on a visitor's device before they use the chat.
